import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { discountText } from '../../../text/promotion/discount.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import {
  type DiscountKind,
  effectOf,
  freshRule,
  isGift,
  isPercent,
  isPresent,
  isRate,
  type PointsKind,
  type RuleDraft,
} from './discount-form.ts'

type RuleFieldsProps = {
  kind: DiscountKind
  pointsIn: PointsKind
  value: readonly RuleDraft[]
  error?: string | undefined
  onChange: (rules: RuleDraft[]) => void
}

const most = 10

/** The tiers of a promotion: what has to be bought, and what it gives. */
export function RuleFields({ kind, pointsIn, value, error, onChange }: RuleFieldsProps) {
  const change = (at: number, part: Partial<RuleDraft>) =>
    onChange(value.map((rule, index) => (index === at ? { ...rule, ...part } : rule)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-12 text-ink-2">{discountText.rules}</legend>
      {value.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and are only added at the end
        <div key={index} className="flex flex-wrap items-end gap-2" data-path={`rules.${index}`}>
          <Captioned caption={discountText.short.minQuantity} className="w-24">
            <NumberInput
              aria-label={discountText.minQuantity(index + 1)}
              value={rule.minQuantity}
              min={1}
              onChange={minQuantity => change(index, { minQuantity })}
            />
          </Captioned>
          <Captioned caption={discountText.short.minAmount} className="w-32">
            <MoneyInput
              aria-label={discountText.minAmount(index + 1)}
              value={rule.minAmount}
              min={1}
              onChange={minAmount => change(index, { minAmount })}
            />
          </Captioned>
          {(kind === 'ITEM GET' || isGift(kind) || effectOf(kind) === 'VOUCHER') && (
            <Captioned
              caption={kind === 'ITEM GET' ? discountText.short.getQuantity : discountText.short.giftQuantity}
              className="w-24"
            >
              <NumberInput
                aria-label={quantityLabel(kind, index + 1)}
                value={rule.getQuantity}
                min={1}
                onChange={getQuantity => change(index, { getQuantity })}
              />
            </Captioned>
          )}
          {!isGift(kind) && effectOf(kind) !== 'VOUCHER' && (
            <Captioned caption={wordOf(kind, pointsIn)} className="w-28">
              <ValueInput
                kind={kind}
                pointsIn={pointsIn}
                number={index + 1}
                value={rule.value}
                onChange={next => change(index, { value: next })}
              />
            </Captioned>
          )}
          {(isGift(kind) || (isPresent(kind) && !isRate({ kind, pointsIn }))) && (
            <Captioned caption={worthOf(kind).short} className="w-32">
              <MoneyInput
                aria-label={worthOf(kind).label(index + 1)}
                value={rule.giftWorth}
                min={1}
                onChange={giftWorth => change(index, { giftWorth })}
              />
            </Captioned>
          )}
          {value.length > 1 && (
            <IconButton
              size="sm"
              label={discountText.removeRule(index + 1)}
              icon={<X />}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {error && <p className="text-12 text-danger-text">{error}</p>}
      {value.length < most && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Plus />}
          onClick={() => onChange([...value, freshRule])}
        >
          {discountText.addRule}
        </Button>
      )}
    </fieldset>
  )
}

type ValueInputProps = {
  kind: DiscountKind
  pointsIn: PointsKind
  number: number
  value: number | null
  onChange: (value: number | null) => void
}

function ValueInput({ kind, pointsIn, number, value, onChange }: ValueInputProps) {
  const label = discountText.value(number, wordOf(kind, pointsIn))
  if (kind.endsWith('POINTS') && pointsIn === 'FIXED')
    return <NumberInput aria-label={label} min={1} value={value} onChange={onChange} />
  if (!isRate({ kind, pointsIn })) return <MoneyInput aria-label={label} value={value} onChange={onChange} />
  return (
    <NumberInput
      aria-label={label}
      suffix="%"
      whole={false}
      min={0.01}
      max={isPercent(kind) ? 100 : 1000}
      value={value}
      onChange={onChange}
    />
  )
}

function wordOf(kind: DiscountKind, pointsIn: PointsKind): string {
  const { percent, money, price, points, rate } = discountText.values
  if (effectOf(kind) === 'POINTS') return pointsIn === 'RATE' ? rate : points
  if (isPercent(kind)) return percent
  return kind === 'ITEM PRICE' || kind === 'ITEM SET_PRICE' ? price : money
}

function quantityLabel(kind: DiscountKind, number: number): string {
  if (kind === 'ITEM GET') return discountText.getQuantity(number)
  return isGift(kind) ? discountText.giftQuantity(number) : discountText.voucherQuantity(number)
}

function worthOf(kind: DiscountKind) {
  const { short } = discountText
  if (isGift(kind)) return { short: short.giftWorth, label: discountText.giftWorth }
  return effectOf(kind) === 'POINTS'
    ? { short: short.pointWorth, label: discountText.pointWorth }
    : { short: short.voucherWorth, label: discountText.voucherWorth }
}

/** Names what is typed where that covers its placeholder; the field has its whole name for a reader. */
function Captioned({ caption, className, children }: { caption: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <span aria-hidden="true" className="text-12 text-ink-3">
        {caption}
      </span>
      {children}
    </div>
  )
}
