/** What only the desktop application has. */
export const desktop = {
  title: 'Desktop application',
  openAtLogin: 'Start when I log in',
  openAtLoginHint: 'In the tray, without a window',
  checkForUpdates: 'Look for newer versions',
  checkForUpdatesHint: 'Every six hours, where the installed package says. A new version is installed when you quit.',
  keys: 'Keys of carrier accounts',
  kept: {
    keyring: 'Kept with the keyring of this computer.',
    new: 'This computer has no keyring that keeps them from other programs. Choose a passphrase before you connect an account that has keys.',
    locked: 'Locked: accounts with keys cannot buy until you type the passphrase.',
    open: 'Kept behind your passphrase, which is asked after each start.',
  },
  passphrase: 'Passphrase',
  passphraseHint: 'At least {least} characters. It is stored nowhere: forgotten, the keys must be entered anew.',
  choose: 'Choose passphrase',
  unlock: 'Unlock',
  wrong: 'This is not the passphrase.',
  tooShort: 'At least {least} characters.',
} as const;
