import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Avatar } from '../mark/avatar.tsx'

type Person = { id: string; name: string; detail: string; disabled?: boolean }

type PersonChoiceProps = {
  label: string
  people: readonly Person[]
  value: string | null
  onChange: (id: string) => void
}

/** One of some people, each with what they are. Arrows choose, as in every group of radios. */
export function PersonChoice({ label, people, value, onChange }: PersonChoiceProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="grid max-h-64 gap-1 overflow-auto p-0.5">
      {people.map(person => (
        <label
          key={person.id}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-2 border px-2.5 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1',
            person.id === value ? 'border-accent bg-accent-soft' : 'border-line hover:bg-hover',
            person.disabled && 'cursor-not-allowed text-ink-3',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={person.id === value}
            disabled={person.disabled}
            onChange={() => onChange(person.id)}
          />
          <Avatar name={person.name} />
          <span className="min-w-0">
            <span className="block truncate font-medium">{person.name}</span>
            <span className="block truncate text-12 text-ink-3">{person.detail}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
