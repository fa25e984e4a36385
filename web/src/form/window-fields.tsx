import type { AccessWindow } from '@quay/contract/employee/shapes'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { hoursText as words } from '../text/kit/hours.ts'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Checkbox } from '../ui/choice/checkbox.tsx'
import { Refusal } from '../ui/mark/refusal.tsx'
import { fieldsOf } from './fields.tsx'

const mostWindows = 14

/** What a shop usually keeps: every day from seven to ten in the evening. */
export const usualWindow = (): AccessWindow => ({ days: [1, 2, 3, 4, 5, 6, 7], from: '07:00', to: '22:00' })

type Windows = { windows: AccessWindow[] }
const { OwnField, TimeField } = fieldsOf<Windows>()

type WindowFieldsProps = {
  /** The field of the form that holds them. */
  name: string
  /** So many stay. */
  atLeast?: number
}

/** Windows of days and hours, as many as one wants. */
export function WindowFields({ name, atLeast = 0 }: WindowFieldsProps) {
  const { control } = useFormContext<Windows>()
  // The same fields stand under another name in each form.
  const windows = name as 'windows'
  const { fields: rows, append, remove } = useFieldArray({ control, name: windows, keyName: 'key' })
  const problem = useFormState({ control }).errors[windows]
  return (
    <>
      <Refusal>{problem?.message ?? problem?.root?.message}</Refusal>
      {rows.map((row, index) => (
        <div key={row.key} className="flex flex-wrap items-end gap-3">
          <OwnField name={`${windows}.${index}.days`} group label={words.days(index + 1)}>
            {field => <Days days={field.value} onChange={field.onChange} />}
          </OwnField>
          <TimeField name={`${windows}.${index}.from`} className="w-28" label={words.from(index + 1)} />
          <TimeField name={`${windows}.${index}.to`} className="w-28" label={words.to(index + 1)} />
          {rows.length > atLeast && (
            <IconButton label={words.remove(index + 1)} icon={<X />} onClick={() => remove(index)} />
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={<Plus />} disabled={rows.length >= mostWindows} onClick={() => append(usualWindow())}>
          {words.add}
        </Button>
        {rows.length > 0 && <p className="text-12 text-ink-3">{words.hint}</p>}
      </div>
    </>
  )
}

function Days({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  const toggle = (day: number, on: boolean) =>
    onChange(on ? [...days, day].toSorted((one, other) => one - other) : days.filter(one => one !== day))
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {words.dayNames.map((name, index) => (
        <Checkbox
          key={name}
          aria-label={words.dayFull[index]}
          checked={days.includes(index + 1)}
          onChange={event => toggle(index + 1, event.target.checked)}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  )
}
