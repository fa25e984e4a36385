import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { placeText } from '../../text/place.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import { type PlaceForm, usualWindow } from './place-form.ts'

const { hours: words } = placeText
const mostWindows = 14

/** When the doors are open: windows of days and hours, or none where nobody says. */
export function HoursFields() {
  const { control, formState } = useFormContext<PlaceForm>()
  const { fields: windows, append, remove } = useFieldArray({ control, name: 'workingHours', keyName: 'key' })
  const errors = formState.errors.workingHours
  return (
    <>
      {windows.map((window, index) => {
        const place = index + 1
        return (
          <div key={window.key} className="flex flex-wrap items-end gap-3">
            <Field
              group
              label={words.days(place)}
              error={errors?.[index]?.days?.message ?? errors?.[index]?.days?.root?.message}
            >
              <Controller
                control={control}
                name={`workingHours.${index}.days`}
                render={({ field }) => <Days days={field.value} onChange={field.onChange} />}
              />
            </Field>
            <Field className="w-28" label={words.from(place)} error={errors?.[index]?.from?.message}>
              <Controller
                control={control}
                name={`workingHours.${index}.from`}
                render={({ field }) => (
                  <TimeInput
                    ref={field.ref}
                    value={field.value || null}
                    onChange={time => field.onChange(time ?? '')}
                  />
                )}
              />
            </Field>
            <Field className="w-28" label={words.to(place)} error={errors?.[index]?.to?.message}>
              <Controller
                control={control}
                name={`workingHours.${index}.to`}
                render={({ field }) => (
                  <TimeInput
                    ref={field.ref}
                    value={field.value || null}
                    onChange={time => field.onChange(time ?? '')}
                  />
                )}
              />
            </Field>
            <IconButton label={words.remove(place)} icon={<X />} onClick={() => remove(index)} />
          </div>
        )
      })}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          icon={<Plus />}
          disabled={windows.length >= mostWindows}
          onClick={() => append(usualWindow())}
        >
          {words.add}
        </Button>
        {windows.length > 0 && <p className="text-12 text-ink-3">{words.hint}</p>}
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
