import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Controller, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { employeeText } from '../../text/employee.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import { type EmployeeForm, usualWindow } from './employee-form.ts'

const { hours: words, dayNames, dayShort } = employeeText
const mostWindows = 14

/** When somebody may work: at any time, or in windows of days and hours. */
export function HoursFields() {
  const { control, register } = useFormContext<EmployeeForm>()
  const { fields: windows, append, remove } = useFieldArray({ control, name: 'accessWindows', keyName: 'key' })
  const isLimited = useWatch({ control, name: 'isLimited' })
  const errors = useFormState({ control }).errors.accessWindows
  const problem = errors?.message ?? errors?.root?.message
  return (
    <>
      {problem && (
        <Note tone="danger" alert>
          {problem}
        </Note>
      )}
      <div>
        <Checkbox {...register('isLimited')}>{words.limited}</Checkbox>
        <p className="text-12 text-ink-3">{words.limitedHint}</p>
      </div>
      {isLimited && (
        <>
          {windows.map((window, place) => (
            <div key={window.key} className="flex flex-wrap items-end gap-3">
              <Field
                group
                label={words.window(place + 1, words.days)}
                error={errors?.[place]?.days?.message ?? errors?.[place]?.days?.root?.message}
              >
                <Controller
                  control={control}
                  name={`accessWindows.${place}.days`}
                  render={({ field }) => <Days days={field.value} onChange={field.onChange} />}
                />
              </Field>
              <Field
                className="w-24"
                label={words.window(place + 1, words.from)}
                error={errors?.[place]?.from?.message}
              >
                <Controller
                  control={control}
                  name={`accessWindows.${place}.from`}
                  render={({ field }) => (
                    <TimeInput
                      ref={field.ref}
                      value={field.value || null}
                      onChange={time => field.onChange(time ?? '')}
                    />
                  )}
                />
              </Field>
              <Field className="w-24" label={words.window(place + 1, words.to)} error={errors?.[place]?.to?.message}>
                <Controller
                  control={control}
                  name={`accessWindows.${place}.to`}
                  render={({ field }) => (
                    <TimeInput
                      ref={field.ref}
                      value={field.value || null}
                      onChange={time => field.onChange(time ?? '')}
                    />
                  )}
                />
              </Field>
              {windows.length > 1 && (
                <IconButton label={words.remove(place + 1)} icon={<X />} onClick={() => remove(place)} />
              )}
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              size="sm"
              icon={<Plus />}
              disabled={windows.length >= mostWindows}
              onClick={() => append(usualWindow())}
            >
              {words.add}
            </Button>
            <p className="text-12 text-ink-3">{words.overnight}</p>
          </div>
        </>
      )}
    </>
  )
}

function Days({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {dayShort.map((short, index) => {
        const day = index + 1
        return (
          <Checkbox
            key={short}
            aria-label={dayNames[index]}
            checked={days.includes(day)}
            onChange={event =>
              onChange(
                event.target.checked
                  ? [...days, day].toSorted((one, other) => one - other)
                  : days.filter(one => one !== day),
              )
            }
          >
            {short}
          </Checkbox>
        )
      })}
    </div>
  )
}
