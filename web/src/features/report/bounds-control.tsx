import { formatNumber } from '@quay/domain/text/format-number'
import type { Address } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { Popover } from '../../ui/popup/popover.tsx'

const whole = /^-?\d{1,15}$/
const boundOf = (text: string | undefined) => (text !== undefined && whole.test(text) ? Number(text) : null)

/** What an address asks of the leading figure of rows: no less, no more. */
export function boundsOf({ least, most }: Address): { least?: string; most?: string } {
  return {
    ...(boundOf(least) !== null && { least: least! }),
    ...(boundOf(most) !== null && { most: most! }),
  }
}

/** The bounds in words, for the chip of the filter; null without any. */
export function boundsText(query: Address): string | null {
  const { least, most } = boundsOf(query)
  const words = [
    least !== undefined && reportText.fromFigure(formatNumber(Number(least))),
    most !== undefined && reportText.toFigure(formatNumber(Number(most))),
  ]
  return words.filter(Boolean).join(' ') || null
}

type BoundsControlProps = { query: Address; set: (patch: Address) => void }

/** Keeps the rows whose leading figure lies between two numbers. */
export function BoundsControl({ query, set }: BoundsControlProps) {
  const change = (name: 'least' | 'most') => (value: number | null) =>
    set({ [name]: value === null ? undefined : String(value) })
  return (
    <Popover label={reportText.bounds} trigger={<Button>{reportText.bounds}</Button>}>
      <div className="grid w-56 gap-3">
        <Field label={reportText.least}>
          <NumberInput value={boundOf(query.least)} onChange={change('least')} />
        </Field>
        <Field label={reportText.most}>
          <NumberInput value={boundOf(query.most)} onChange={change('most')} />
        </Field>
      </div>
    </Popover>
  )
}
