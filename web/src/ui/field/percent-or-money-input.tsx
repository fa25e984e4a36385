import { formatNumber } from '@quay/domain/text/format-number'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { classNames } from '../class-names.ts'
import { groupTyped } from './group-typed.ts'
import type { InputSize } from './input-frame.tsx'
import { readNumber } from './read-number.ts'
import { TextInput } from './text-input.tsx'
import { useDraftText } from './use-draft-text.ts'

/** Unit 1 is per cent (at most two decimals), 2 is đồng: the codes of spec §3. */
export type Discount = { unit: 1 | 2; value: number }

type PercentOrMoneyInputProps = {
  value: Discount
  onChange: (value: Discount) => void
  /** Largest amount in đồng that may be taken off. */
  maxMoney?: number
  label?: string
  size?: InputSize
  quiet?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A discount as an amount or as a share; the two are switched at the end of the field. Empty means 0. */
export function PercentOrMoneyInput(props: PercentOrMoneyInputProps) {
  const { value, onChange, maxMoney, label, size, quiet, disabled, ref, onKeyDown } = props
  // A discount of nothing has no unit for the caller; the empty field still has the one that was chosen.
  const [chosen, setChosen] = useState(value.unit)
  const unit = value.value === 0 ? chosen : value.unit
  const percent = unit === 1
  const field = useDraftText({
    value: value.value === 0 ? null : value.value,
    onChange: next => onChange({ unit, value: next ?? 0 }),
    format: number => formatNumber(number, percent ? 2 : 0),
    read: readAs(unit, maxMoney),
  })
  /** `10%` is a share, whichever of the two is switched on. */
  function type(typed: string) {
    if (!typed.includes('%')) return field.type(typed)
    setChosen(1)
    field.type(typed.replace('%', ''), {
      read: readAs(1, maxMoney),
      onChange: next => onChange({ unit: 1, value: next ?? 0 }),
    })
  }
  function switchTo(next: Discount['unit']) {
    if (next === unit) return
    setChosen(next)
    // The number stays where it may: 10, then %.
    onChange({ unit: next, value: next === 1 && value.value > 100 ? 0 : value.value })
  }
  return (
    <TextInput
      ref={ref}
      aria-label={label}
      numeric
      inputMode="decimal"
      placeholder="0"
      size={size}
      quiet={quiet}
      disabled={disabled}
      invalid={field.problem !== null}
      title={field.problem ?? undefined}
      data-unreadable={field.unreadable}
      value={field.text}
      onChange={event => type(percent ? event.target.value : groupTyped(event, field.text))}
      onFocus={event => event.target.select()}
      onBlur={field.leave}
      onKeyDown={onKeyDown}
      suffix={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside the one-line frame
        <span
          role="group"
          aria-label={kitText.discountUnit}
          className="-mr-2 inline-flex h-full border-line-strong border-l"
        >
          <UnitButton
            on={!percent}
            label={kitText.inDong}
            sign={kitText.dong}
            disabled={disabled}
            onClick={() => switchTo(2)}
          />
          <UnitButton
            on={percent}
            label={kitText.inPercent}
            sign={kitText.percent}
            disabled={disabled}
            onClick={() => switchTo(1)}
          />
        </span>
      }
    />
  )
}

const readAs = (unit: Discount['unit'], maxMoney: number | undefined) => (text: string) =>
  readNumber(text, unit === 1 ? { min: 0, max: 100 } : { min: 0, max: maxMoney, whole: true })

type UnitButtonProps = { on: boolean; label: string; sign: string; disabled: boolean | undefined; onClick: () => void }

function UnitButton({ on, label, sign, disabled, onClick }: UnitButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'ring-in h-full min-w-[26px] px-2 pointer-coarse:min-w-11 text-12 last:rounded-r-[5px]',
        on ? 'bg-accent-soft font-semibold text-accent-text' : 'text-ink-3 hover:bg-hover',
      )}
    >
      {sign}
    </button>
  )
}
