; The Windows installer, built on any system by packaging/windows_installer.py, which defines
;   SOURCE   the bundled folder, made on Windows
;   LISTS    the folder with uninstall.nsh, which removes exactly the files of SOURCE
;   OUT, VERSION, ICON, LICENCE
; It installs for the person who runs it, without an administrator's rights. /S installs in silence, /D=FOLDER chooses
; the folder.
Unicode true
!ifdef AMD64
Target amd64-unicode
!endif
!include MUI2.nsh
!define APP "Settebello"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define CLASSES "Software\Classes"
!define RECORD "Settebello.Record"
!define MERCATO "Settebello.Mercato"
Name "${APP}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "${APP} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "FileDescription" "${APP}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\settebello-window.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Japanese"

Section
  ; Files of an earlier version must not stay among the new ones.
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
  ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\settebello-window.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\settebello-window.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  WriteRegStr HKCU "${CLASSES}\.scopa" "" "${RECORD}"
  WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "Settebello match"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\settebello-window.exe,0"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\settebello-window.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.mercato" "" "${MERCATO}"
  WriteRegStr HKCU "${CLASSES}\${MERCATO}" "" "Settebello Mercato match"
  WriteRegStr HKCU "${CLASSES}\${MERCATO}\DefaultIcon" "" "$INSTDIR\settebello-window.exe,0"
  WriteRegStr HKCU "${CLASSES}\${MERCATO}\shell\open\command" "" '"$INSTDIR\settebello-window.exe" "%1"'
SectionEnd

Section Uninstall
  ; Matches and settings are elsewhere, and files that somebody put into the folder stay.
  !include "${LISTS}/uninstall.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${CLASSES}\${RECORD}"
  ReadRegStr $0 HKCU "${CLASSES}\.scopa" ""
  StrCmp $0 "${RECORD}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.scopa"
  DeleteRegKey HKCU "${CLASSES}\${MERCATO}"
  ReadRegStr $0 HKCU "${CLASSES}\.mercato" ""
  StrCmp $0 "${MERCATO}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.mercato"
SectionEnd
