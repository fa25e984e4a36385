import type { ComponentProps } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { EditSheet } from '../ui/window/edit-sheet.tsx'
import { FormTrouble } from './form-trouble.tsx'
import type { useRecordForm } from './use-record-form.ts'

type Versioned = { id: string; version: number }
type RecordForm<Thing extends Versioned, Values extends FieldValues, Body, Saved> = ReturnType<
  typeof useRecordForm<Thing, Values, Body, Saved>
>

type RecordSheetProps<Thing extends Versioned, Values extends FieldValues, Body, Saved> = Pick<
  ComponentProps<typeof EditSheet>,
  'title' | 'submitLabel' | 'size' | 'aside' | 'badge' | 'onClose' | 'children'
> & { sheet: RecordForm<Thing, Values, Body, Saved> }

/** The sheet of a form by `useRecordForm`; its fields come from `fieldsOf`. */
export function RecordSheet<Thing extends Versioned, Values extends FieldValues, Body, Saved>({
  sheet,
  children,
  ...props
}: RecordSheetProps<Thing, Values, Body, Saved>) {
  return (
    <EditSheet {...props} dirty={sheet.isDirty} busy={sheet.isBusy} onSubmit={() => sheet.save()}>
      <FormProvider {...sheet.form}>
        <FormTrouble sheet={sheet} />
        {children}
      </FormProvider>
    </EditSheet>
  )
}
