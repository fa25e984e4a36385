const key = 'label-paper'

/** The paper that this browser printed on last; undefined before the first time. */
export const readPaper = (): string | undefined => localStorage.getItem(key) ?? undefined

/** Keeps it: a shop has one roll of labels at a counter. */
export const keepPaper = (paperId: string): void => localStorage.setItem(key, paperId)
