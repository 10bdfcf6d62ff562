/** What is wrong with what came with a command. `fault` is one of the others. */
export const args = {
  inCommand: (command: string, fault: string) => `\`/${command}\`: ${fault}`,
  takesNo: (command: string, option: string, others: readonly string[]) =>
    `\`/${command}\` takes no “${option}”${others.length > 0 ? `; it takes ${others.join(', ')}` : ''}.`,
  needs: (command: string, option: string, description: string) =>
    `\`/${command}\` needs \`${option}\`: ${description}.`,
  notAFile: (option: string) => `\`${option}\` is text, not a file.`,
  oneOf: (option: string, choices: readonly string[]) => `\`${option}\` is one of ${choices.join(', ')}.`,
  tooLong: (option: string, most: number) => `\`${option}\` is too long; keep it to ${most} characters.`,
  wholeNumber: (option: string, min: number, max: number) => `\`${option}\` is a whole number from ${min} to ${max}.`,
  flag: (option: string) => `\`${option}\` is true or false.`,
  channel: (option: string) => `\`${option}\` is a channel of your server: pick one from the list.`,
  role: (option: string) => `\`${option}\` is a role of your server: pick one from the list.`,
  member: (option: string) => `\`${option}\` is somebody of this chat: name or pick one person.`,
  file: (option: string) => `\`${option}\` is a file: attach one.`,
};
