/** The people who share one browser in the local chat. The page shows these letter for letter: no formatting. */
export const visitors = {
  /** Who has not chosen a name. */
  guest: (number: number) => `Guest ${number}`,
  /** Of the page’s buttons and fields. */
  labels: {
    title: 'Who is playing?',
    add: 'New visitor…',
    rename: 'Rename…',
    remove: 'Remove from this browser…',
    addTitle: 'New visitor',
    name: 'Your name',
    whoSeesIt: 'Others see it on boards and shared results.',
    addNow: 'Start playing',
    save: 'Save',
    removeAsk:
      'Nobody can come back as this visitor then. Solves and streaks stay; to have them deleted, use /privacy delete first.',
    removeNow: 'Remove',
    cancel: 'Cancel',
    close: 'Close',
  },
  playingAs: (name: string) => `Playing as ${name}: change`,
  renameTitle: (name: string) => `A new name for ${name}`,
  removeTitle: (name: string) => `Remove ${name} from this browser?`,
  nameMissing: 'Please type a name.',
  nameTooLong: (most: number) => `A name has at most ${most} characters.`,
  nameTaken: (name: string) => `There is already a visitor called ${name} in this browser.`,
  full: (most: number) => `A browser holds at most ${most} visitors: remove one first.`,
  gone: 'That visitor is no longer in this browser: reload the page.',
  onlyOne: 'The only visitor of a browser cannot be removed.',
  changed: (name: string) => `You are now ${name} in this browser: reload the page.`,
  unknownBrowser:
    'I do not know this browser any more: reload the page, and if that does not help, allow cookies for it.',
};
