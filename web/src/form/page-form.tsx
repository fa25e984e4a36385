import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Button } from '../ui/button/button.tsx'
import { FormTrouble } from './form-trouble.tsx'
import type { useRecordForm } from './use-record-form.ts'

type Versioned = { id: string; version: number }

type PageFormProps<Thing extends Versioned, Values extends FieldValues, Body, Saved> = {
  sheet: ReturnType<typeof useRecordForm<Thing, Values, Body, Saved>>
  submitLabel: string
  disabled?: boolean
  children: ReactNode
}

/** A form by `useRecordForm` that stands in a page: its fields, what stands in the way of saving, its button at the end. */
export function PageForm<Thing extends Versioned, Values extends FieldValues, Body, Saved>({
  sheet,
  submitLabel,
  disabled,
  children,
}: PageFormProps<Thing, Values, Body, Saved>) {
  return (
    <FormProvider {...sheet.form}>
      <form
        noValidate
        className="grid max-w-96 gap-4"
        onSubmit={event => {
          event.preventDefault()
          void sheet.save()
        }}
      >
        <FormTrouble sheet={sheet} />
        {children}
        <div>
          <Button type="submit" variant="primary" busy={sheet.isBusy} disabled={disabled}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
