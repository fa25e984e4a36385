import { priceText } from '../../../text/product/price.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Field } from '../../../ui/field/field.tsx'

type ScopePickerProps = {
  label: string
  /** Null is all. */
  value: readonly string[] | null
  options: readonly { id: string; name: string }[]
  onChange: (ids: string[] | null) => void
}

/** All, or some of them. */
export function ScopePicker({ label, value, options, onChange }: ScopePickerProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...(value ?? []), id] : (value ?? []).filter(other => other !== id))
  return (
    <Field label={label} group>
      <div>
        <Segmented
          label={label}
          small
          value={value === null ? 'all' : 'some'}
          options={[
            { value: 'all', label: priceText.all },
            { value: 'some', label: priceText.some },
          ]}
          onChange={next => onChange(next === 'all' ? null : [])}
        />
      </div>
      {value !== null && (
        <div className="grid max-h-40 grid-cols-2 gap-x-3 overflow-auto">
          {options.map(({ id, name }) => (
            <Checkbox key={id} checked={value.includes(id)} onChange={event => toggle(id, event.target.checked)}>
              {name}
            </Checkbox>
          ))}
          {options.length === 0 && <p className="text-12 text-ink-3">{priceText.nothingToChoose}</p>}
        </div>
      )}
    </Field>
  )
}
