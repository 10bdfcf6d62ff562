/** What the web page says by itself, around what the bot says. The page shows these letter for letter, but for `code`. */
export const page = {
  tagline: 'One proved mate a day',
  intro: 'Find the mate. Answer with `/move`, or type `/` to see all I can do.',
  newBelow: 'New below',
  chat: 'Chat',
  messages: 'Messages',
  noScript: 'This chat needs JavaScript: please turn it on for this page.',
  suggestions: 'Suggestions',
  attach: 'Attach a file',
  placeholder: 'Type / for commands',
  line: 'Message Matinee',
  send: 'Send',
  drop: 'Drop the file to attach it',
  /** What the page fills in later; it puts a name or a number where braces are. */
  script: {
    used: 'You used {command}',
    usedWithFile: 'You used {command} with {file}',
    pressed: 'You pressed {button}',
    answered: '“{button}” with {answer}',
    menu: 'the menu',
    thinking: 'Matinee is thinking…',
    removeFile: 'Remove {file}',
    answer: 'Answer',
    bytes: '{count} bytes',
    kilobytes: '{count} KB',
    megabytes: '{count} MB',
    tooLarge: 'The file has {size} and the limit is {limit}; split it into smaller files.',
    unreachable: 'I cannot be reached. Is the bot still running? Start it again, then reload this page.',
    cutOff: 'The answer was cut off because the bot stopped. Start it again, then reload this page.',
    missed: 'This page was away; messages from that time may be missing.',
  },
  tooLong: 'That is too long. Please shorten it, or attach it as a file.',
  unreadable: 'I could not read that request. Please reload the page and try again.',
  notWhole: 'I could not show the rest of this message. Please try again.',
  pictureGone: 'I no longer have this picture; ask for the board again.',
  tooManyPages: 'Too many pages of this chat are open; close some of them.',
  nothingHere: 'There is nothing here; the chat is at /.',
};

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
