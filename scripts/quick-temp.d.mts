/** Lets this process and all that it starts make temporary files in memory, where that is possible; they go when it ends. */
export function useQuickTemp(): void
