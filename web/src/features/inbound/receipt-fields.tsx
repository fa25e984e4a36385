import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { inboundText } from '../../text/buying/inbound.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { usePeople } from './use-people.ts'

const { receipt: words } = inboundText
const longest = 200
const coldest = -50
const warmest = 80

/** How goods were received: `arrivalTemperature` in tenths of a degree. */
export type Receipt = {
  receiver: { id: string; name: string } | null
  isInspected: boolean
  arrivalTemperature: number | null
}

type Line = {
  key: string
  name: string
  /** What is wrong with its goods; empty while it is being written, null where nothing is. */
  defect: string | null
}

type ReceiptFieldsProps = {
  receipt: Receipt
  lines: readonly Line[]
  onChange: (patch: Partial<Receipt>) => void
  onDefect: (key: string, defect: string | null) => void
}

/** Who took the goods and what the inspection found (GPP): one tick where all is well, a line and its fault where not. */
export function ReceiptFields({ receipt, lines, onChange, onDefect }: ReceiptFieldsProps) {
  const { receiver, isInspected, arrivalTemperature } = receipt
  const people = usePeople().filter(person => person.isActive)
  const known = receiver === null || people.some(({ id }) => id === receiver.id)
  const options = [
    { value: '', label: words.nobody },
    ...(known ? [] : [{ value: receiver.id, label: receiver.name }]),
    ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ]
  const faulty = lines.filter(line => line.defect !== null)
  const sound = lines.filter(line => line.defect === null)
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,240px)_minmax(0,300px)]">
        <Field label={inboundText.receiver}>
          <Select
            value={receiver?.id ?? ''}
            options={options}
            onChange={id => {
              const chosen = options.find(option => option.value === id)
              onChange({ receiver: id && chosen ? { id, name: chosen.label } : null })
            }}
          />
        </Field>
        <Field label={words.temperature} aside={<span className="text-12 text-ink-3">{words.temperatureHint}</span>}>
          <NumberInput
            whole={false}
            min={coldest}
            max={warmest}
            suffix="°C"
            value={arrivalTemperature === null ? null : arrivalTemperature / 10}
            onChange={degrees => onChange({ arrivalTemperature: degrees === null ? null : Math.round(degrees * 10) })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          checked={isInspected || faulty.length > 0}
          disabled={faulty.length > 0}
          onChange={event => onChange({ isInspected: event.target.checked })}
        >
          {faulty.length > 0 ? words.inspectedWithFaults : words.inspected}
        </Checkbox>
        {sound.length > 0 && <AddFault lines={sound} onAdd={key => onDefect(key, '')} />}
      </div>
      {faulty.length > 0 && (
        <ul className="grid gap-2">
          {faulty.map(line => (
            <li
              key={line.key}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2 max-sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span className="truncate max-sm:col-span-full" title={line.name}>
                {line.name}
              </span>
              <TextInput
                maxLength={longest}
                aria-label={words.faultOf(line.name)}
                placeholder={words.faultPlaceholder}
                value={line.defect ?? ''}
                onChange={event => onDefect(line.key, event.target.value)}
              />
              <IconButton
                size="sm"
                label={words.noFault(line.name)}
                icon={<X />}
                onClick={() => onDefect(line.key, null)}
              />
            </li>
          ))}
        </ul>
      )}
      {faulty.length > 0 && <p className="text-12 text-ink-2">{words.faultHint}</p>}
    </div>
  )
}

function AddFault({ lines, onAdd }: { lines: readonly Line[]; onAdd: (key: string) => void }) {
  const [only] = lines
  if (lines.length === 1 && only)
    return (
      <Button size="sm" icon={<Plus />} onClick={() => onAdd(only.key)}>
        {words.addFault}
      </Button>
    )
  return (
    <Combobox
      className="w-64! max-sm:w-full!"
      label={words.addFault}
      placeholder={words.addFault}
      value={null}
      options={lines.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={option => option && onAdd(option.value)}
    />
  )
}
