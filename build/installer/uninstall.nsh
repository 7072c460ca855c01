; What NSIS runs beside its own steps. The running program is closed by electron-builder's part; the data folder in %APPDATA%\Packbench stays
; unless the uninstaller is called with --delete-app-data.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ; Nothing starts at login any more, whichever of its names Electron used.
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "${APP_ID}"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "electron.app.${PRODUCT_NAME}"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "${APP_ID}"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "electron.app.${PRODUCT_NAME}"
  ${endIf}
!macroend
