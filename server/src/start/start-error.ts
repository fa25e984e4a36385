/** A reason why the program cannot begin that a person can mend: its message is one clear line, shown without a stack. */
export class StartError extends Error {}
