import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ConflictNote } from './conflict-note.tsx'
import { Note } from './note.tsx'

type FormTroubleProps<Thing extends { version: number }, Values extends FieldValues, Context, Body> = {
  form: UseFormReturn<Values, Context, Body>
  /** What is edited and what somebody else made of it, as `useVersionConflict` has it. */
  conflict: { base: Thing | null; theirs: Thing | null; who: string | undefined; accept: (theirs: Thing) => void }
  /** Of the whole form: why it was refused, where no field is to blame. */
  refusal: string | undefined
  formOf: (thing: Thing) => Values
  /** What somebody else changed, in words. */
  changes: (before: Thing, after: Thing) => readonly string[]
  /** Saves what stands in the form over that version. */
  save: (version: number) => unknown
}

/** What stands in the way of saving a form and belongs to no field: a version that came in between, a refusal. */
export function FormTrouble<Thing extends { version: number }, Values extends FieldValues, Context, Body>({
  form,
  conflict: { base, theirs, who, accept },
  refusal,
  formOf,
  changes,
  save,
}: FormTroubleProps<Thing, Values, Context, Body>) {
  return (
    <>
      {theirs && base && (
        <ConflictNote
          who={who}
          changes={changes(base, theirs)}
          onReload={() => {
            accept(theirs)
            // Its fields stay registered: compiled components do not register them again.
            form.reset(formOf(theirs), { keepFieldsRef: true })
          }}
          onOverwrite={() => {
            accept(theirs)
            void save(theirs.version)
          }}
        />
      )}
      {refusal !== undefined && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
    </>
  )
}
