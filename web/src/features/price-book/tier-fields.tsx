import type { PriceTier } from '@quay/contract/price'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { priceText } from '../../text/product/price.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'

export type TierDraft = { from: number | null; price: number | null }

type TierFieldsProps = {
  list: string
  value: readonly TierDraft[]
  error?: string | undefined
  onChange: (tiers: TierDraft[]) => void
}

/** Rows of "from so many on, so much for one". */
export function TierFields({ list, value, error, onChange }: TierFieldsProps) {
  const change = (at: number, part: Partial<TierDraft>) =>
    onChange(value.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-12 text-ink-2">{priceText.tiersOf(list)}</legend>
      {value.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and are only added at the end
        <div key={index} className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-2">
          <NumberInput
            aria-label={priceText.tierFrom(index + 1)}
            value={tier.from}
            min={2}
            onChange={from => change(index, { from })}
          />
          <MoneyInput
            aria-label={priceText.tierPrice(index + 1)}
            value={tier.price}
            onChange={price => change(index, { price })}
          />
          <IconButton
            size="sm"
            label={priceText.removeTier(index + 1)}
            icon={<X />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && <p className="text-12 text-danger-text">{error}</p>}
      {value.length < 10 && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Plus />}
          onClick={() => onChange([...value, { from: null, price: null }])}
        >
          {priceText.addTier}
        </Button>
      )}
    </fieldset>
  )
}

/** The rows that say something, as they are sent. */
export const wholeTiers = (drafts: readonly TierDraft[]): PriceTier[] =>
  drafts.flatMap(({ from, price }) => (from !== null && price !== null ? [{ from, price }] : []))
