import { expect, it } from 'vitest'
import { edited, learnt, savedAt, type Written } from './written.ts'

type Note = { note: string; version: number | null; unit?: string }
const begun: Written<Note> = { draft: { note: '', version: null }, isDirty: false, edits: 0 }
const write = (written: Written<Note>, note: string) => edited(written, draft => ({ ...draft, note }))
const merged = (draft: Note): Note => ({ ...draft, version: 1 })

it('is clean after a save of all that stands there', () => {
  const sent = write(begun, 'a')
  expect(sent.isDirty).toBe(true)
  expect(savedAt(sent, sent.edits, true, merged)).toMatchObject({ draft: { note: 'a', version: 1 }, isDirty: false })
})

it('keeps what was typed while the save was under way, and is still dirty', () => {
  const sent = write(begun, 'a')
  const now = write(sent, 'ab')
  expect(savedAt(now, sent.edits, true, merged)).toMatchObject({ draft: { note: 'ab', version: 1 }, isDirty: true })
})

it('is still dirty where the server could not take all of it', () => {
  const sent = write(begun, 'a')
  expect(savedAt(sent, sent.edits, false, merged).isDirty).toBe(true)
})

it('is no more to save for what the editor learnt, and no less', () => {
  const learn = (written: Written<Note>) => learnt(written, draft => ({ ...draft, unit: 'Hộp' }))
  expect(learn(begun)).toEqual({ draft: { note: '', version: null, unit: 'Hộp' }, isDirty: false, edits: 0 })
  const sent = write(begun, 'a')
  expect(savedAt(learn(sent), sent.edits, true, merged).isDirty).toBe(false)
  expect(learn(sent).isDirty).toBe(true)
})
