import { useId } from 'react'

type RadioOption<T extends string | number> = { value: T; label: string; disabled?: boolean }

type RadioGroupProps<T extends string | number> = {
  value: T | null
  onChange: (value: T) => void
  options: ReadonlyArray<RadioOption<T>>
}

/** One of a few, all of them in sight. Goes inside `<Field group>`, which names it. */
export function RadioGroup<T extends string | number>({ value, onChange, options }: RadioGroupProps<T>) {
  const name = useId()
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {options.map(option => (
        <label
          key={option.value}
          className="inline-flex min-h-6 cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="grid size-4 appearance-none place-items-center rounded-full border border-line-input bg-surface after:size-1.5 after:rounded-full checked:border-accent checked:bg-accent checked:after:bg-on-accent disabled:bg-sunken"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
