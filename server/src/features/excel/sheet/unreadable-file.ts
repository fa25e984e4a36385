/** Why a file cannot be read, in words for the person who chose it. */
export class UnreadableFile extends Error {}
