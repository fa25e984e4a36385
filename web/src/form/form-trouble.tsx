import type { FieldValues } from 'react-hook-form'
import { Refusal } from '../ui/mark/refusal.tsx'
import { ConflictNote } from '../ui/window/conflict-note.tsx'
import type { useRecordForm } from './use-record-form.ts'

type FormTroubleProps<Thing extends { id: string; version: number }, Values extends FieldValues, Body, Saved> = {
  sheet: ReturnType<typeof useRecordForm<Thing, Values, Body, Saved>>
}

/** What stands in the way of saving a form and belongs to no field: a version that came in between, a refusal. */
export function FormTrouble<Thing extends { id: string; version: number }, Values extends FieldValues, Body, Saved>({
  sheet: { form, conflict, formOf, changes, refusal, mayPass, save },
}: FormTroubleProps<Thing, Values, Body, Saved>) {
  const { base, theirs, who, accept } = conflict
  return (
    <>
      {theirs && base && (
        <ConflictNote
          who={who}
          changes={changes?.(base, theirs)}
          onReload={() => {
            accept(theirs)
            // Its fields stay registered: compiled components do not register them again.
            form.reset(formOf(theirs), { keepFieldsRef: true })
          }}
          onOverwrite={() => {
            accept(theirs)
            void save(theirs)
          }}
        />
      )}
      <Refusal onRetry={mayPass ? () => void save() : undefined}>{refusal}</Refusal>
    </>
  )
}
