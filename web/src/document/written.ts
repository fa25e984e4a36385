/** The fields of every document in an editor. */
export interface Editable<Line extends { key: string } = { key: string }> {
  /** Of the document; made here, so that a repeated save is recognised. */
  id: string
  /** In which the draft was read from the server; null before the first save. */
  version: number | null
  /** Given by the server with the first save. */
  code: string | null
  lines: readonly Line[]
}

/** A document under work with how it stands to what the server has. */
export interface Written<D> {
  draft: D
  /** Whether it holds something that the server does not. */
  isDirty: boolean
  /** How often a person changed it: tells a change that came while a save was under way. */
  edits: number
}

/** A person changed it. */
export const edited = <D>({ draft, edits }: Written<D>, change: (draft: D) => D): Written<D> => ({
  draft: change(draft),
  isDirty: true,
  edits: edits + 1,
})

/** The editor learnt more about what stands there (a unit, a last price): nothing that would have to be saved. */
export const learnt = <D>(written: Written<D>, change: (draft: D) => D): Written<D> => ({
  ...written,
  draft: change(written.draft),
})

/**
 * After a save of what stood there at `edits`: the draft as `merged` makes it with what the server gave. It stays dirty
 * where a person changed it meanwhile, or where the server could not take all of it (`isWhole` false).
 */
export const savedAt = <D>(now: Written<D>, edits: number, isWhole: boolean, merged: (draft: D) => D): Written<D> => ({
  ...now,
  draft: merged(now.draft),
  isDirty: now.edits !== edits || !isWhole,
})
