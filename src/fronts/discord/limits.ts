/** What Discord takes; beyond it, it refuses the whole message. From its reference of messages and components. */
export const MAX_TEXT = 2000;
export const MAX_ALT_TEXT = 1024;
export const MAX_ROWS = 5;
export const MAX_BUTTONS_IN_ROW = 5;
export const MAX_BUTTON_LABEL = 80;
export const MAX_MENU_OPTIONS = 25;
export const MAX_MENU_TEXT = 100;
export const MAX_PLACEHOLDER = 150;
export const MAX_COMPONENT_ID = 100;
export const MAX_CHOICES = 25;
export const MAX_CHOICE_TEXT = 100;
export const MAX_NONCE = 25;
export const MAX_THREAD_NAME = 100;
export const MAX_MODAL_TITLE = 45;
export const MAX_INPUT_LABEL = 45;
export const MAX_INPUT_PLACEHOLDER = 100;
export const MAX_INPUT_LENGTH = 4000;
/**
 * Discord allows a bot 50 requests a second in all, answers to interactions not counted. The bot has two queues, one for its
 * posts and one for the rest, and each knows only of its own requests.
 */
export const OWN_REQUESTS_PER_SECOND = 25;
