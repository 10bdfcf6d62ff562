import type { args as english } from '../en/arguments.js';

export const args: typeof english = {
  inCommand: (command, fault) => `\`/${command}\`: ${fault}`,
  takesNo: (command, option, others) =>
    `\`/${command}\` kennt kein „${option}“${others.length > 0 ? `; es kennt ${others.join(', ')}` : ''}.`,
  needs: (command, option, description) => `\`/${command}\` braucht \`${option}\`: ${description}.`,
  notAFile: (option) => `\`${option}\` ist Text, keine Datei.`,
  oneOf: (option, choices) => `\`${option}\` ist eines von ${choices.join(', ')}.`,
  tooLong: (option, most) => `\`${option}\` ist zu lang; höchstens ${most} Zeichen.`,
  wholeNumber: (option, min, max) => `\`${option}\` ist eine ganze Zahl von ${min} bis ${max}.`,
  flag: (option) => `\`${option}\` ist true oder false.`,
  channel: (option) => `\`${option}\` ist ein Kanal deines Servers: Wähle einen aus der Liste.`,
  role: (option) => `\`${option}\` ist eine Rolle deines Servers: Wähle eine aus der Liste.`,
  member: (option) => `\`${option}\` ist jemand aus diesem Chat: Nenne oder wähle eine Person.`,
  file: (option) => `\`${option}\` ist eine Datei: Hänge eine an.`,
};
