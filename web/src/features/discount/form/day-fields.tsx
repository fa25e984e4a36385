import { Controller, useFormContext } from 'react-hook-form'
import { discountText } from '../../../text/promotion/discount.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { DiscountForm } from './discount-form.ts'
import { HourFields } from './hour-fields.tsx'

const daysOfMonth = Array.from({ length: 31 }, (_, day) => String(day + 1))
const monthsOfYear = Array.from({ length: 12 }, (_, month) => String(month + 1))

/** On which days, in which months and at which hours a promotion holds. */
export function DayFields() {
  const { control } = useFormContext<DiscountForm>()
  return (
    <>
      <Controller
        name="weekdays"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={discountText.weekdays} group>
            <Bits names={discountText.days} value={value} onChange={onChange} />
          </Field>
        )}
      />
      <Controller
        name="monthDays"
        control={control}
        render={({ field: { value, onChange } }) => (
          <SomeBits
            label={discountText.monthDays}
            all={discountText.everyDay}
            names={daysOfMonth}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        name="months"
        control={control}
        render={({ field: { value, onChange } }) => (
          <SomeBits
            label={discountText.months}
            all={discountText.everyMonth}
            names={monthsOfYear}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        name="hours"
        control={control}
        render={({ field: { value, onChange } }) => <HourFields value={value} onChange={onChange} />}
      />
    </>
  )
}

type BitsProps = { names: readonly string[]; value: number; onChange: (bits: number) => void }

/** Bit 0 is the first name. */
function Bits({ names, value, onChange }: BitsProps) {
  return (
    <div className="flex flex-wrap gap-x-3">
      {names.map((name, bit) => (
        <Checkbox
          key={name}
          checked={((value >>> bit) & 1) === 1}
          onChange={() => onChange((value ^ (1 << bit)) >>> 0)}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  )
}

type SomeBitsProps = Omit<BitsProps, 'value' | 'onChange'> & {
  label: string
  all: string
  value: number | null
  onChange: (bits: number | null) => void
}

function SomeBits({ label, all, names, value, onChange }: SomeBitsProps) {
  return (
    <Field label={label} group>
      <div>
        <Segmented
          label={label}
          small
          value={value === null ? 'all' : 'some'}
          options={[
            { value: 'all', label: all },
            { value: 'some', label: discountText.someDays },
          ]}
          onChange={next => onChange(next === 'all' ? null : 1)}
        />
      </div>
      {value !== null && <Bits names={names} value={value} onChange={onChange} />}
    </Field>
  )
}
