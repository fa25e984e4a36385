import type { ReactNode } from 'react'
import { eInvoiceText as words } from '../../../text/bill/e-invoice.ts'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import type { InvoiceField, InvoiceForm } from './invoice-form.ts'

type InvoiceFieldsProps = {
  form: InvoiceForm
  onChange: (change: Partial<InvoiceForm>) => void
  /** What is wrong, and where. */
  fault: { field: InvoiceField; sentence: string } | null
  /** Stands behind the choice: what fills the fields in. */
  children?: ReactNode
}

const wishes = (['none', 'taken', 'declined'] as const).map(value => ({ value, label: words.wishes[value] }))

const fields = [
  { field: 'companyName', label: words.company, most: 300, wide: true },
  { field: 'taxCode', label: words.taxCode, most: 20, hint: words.taxCodeHint, mode: 'numeric' },
  { field: 'buyerName', label: words.buyer, most: 200 },
  { field: 'address', label: words.address, most: 300, wide: true },
  { field: 'email', label: words.email, most: 200, mode: 'email', wide: true },
] as const

/** Whether the customer takes an e-invoice, and whom it is written to. */
export function InvoiceFields({ form, onChange, fault, children }: InvoiceFieldsProps) {
  return (
    <>
      <Segmented fill label={words.wish} value={form.wish} onChange={wish => onChange({ wish })} options={wishes} />
      {children}
      {form.wish === 'taken' && (
        <div className="grid grid-cols-2 gap-2.5 max-sm:grid-cols-1">
          {fields.map(({ field, label, most, ...more }) => (
            <Field
              key={field}
              label={label}
              hint={'hint' in more ? more.hint : undefined}
              error={fault?.field === field ? fault.sentence : null}
              className={'wide' in more ? 'col-span-full' : ''}
            >
              <TextInput
                size="sm"
                data-invoice={field}
                maxLength={most}
                inputMode={'mode' in more ? more.mode : undefined}
                value={form[field]}
                onChange={event => onChange({ [field]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      )}
    </>
  )
}

/** Puts the keyboard where something is wrong, once its sentence is drawn. */
export const focusInvoiceField = (field: InvoiceField): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-invoice="${field}"]`)?.focus())
