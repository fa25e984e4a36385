import { earnPoints } from '@quay/domain/point/earn-points'
import type { PointRule } from '@quay/domain/point/point-rule'
import { mostPoints } from '@quay/domain/point/spend-points'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { pointText } from '../../text/promotion/point.ts'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'

/** A bill priced by the rule at each key: by the same functions as the till and the server. */
export function PointExample({ rule }: { rule: PointRule | null }) {
  const [total, setTotal] = useState<number | null>(350_000)
  const [has, setHas] = useState<number | null>(120)
  const base = total ?? 0
  const known = { rule, available: has ?? 0, expired: 0, billCount: null }
  const used = rule ? mostPoints(base, known) : 0
  const left = base - used * (rule?.dongPerPoint ?? 0)
  const earned = rule?.isActive && rule.earnBy === 'BILL' ? earnPoints(left, { ...rule, tierRate: 10_000 }) : 0
  return (
    <section aria-label={pointText.example} className="grid gap-3 rounded-3 border border-line bg-surface-2 p-3">
      <h3 className="font-semibold">{pointText.example}</h3>
      <div className="grid grid-cols-2 gap-3">
        <Field label={pointText.exampleTotal}>
          <MoneyInput value={total} onChange={setTotal} />
        </Field>
        <Field label={pointText.exampleHas}>
          <NumberInput min={0} max={999_999_999} value={has} onChange={setHas} />
        </Field>
      </div>
      <dl className="grid gap-1.5">
        <FigureRow label={pointText.exampleUses}>
          {pointText.pointsOf(formatNumber(used))} = {formatDong(used * (rule?.dongPerPoint ?? 0))}
        </FigureRow>
        <FigureRow label={pointText.examplePays} amount={left} />
        <FigureRow label={pointText.exampleEarns}>
          {rule?.earnBy === 'PRODUCT' ? pointText.earnsByGoods : pointText.pointsOf(formatNumber(earned))}
        </FigureRow>
      </dl>
      <p className="text-12 text-ink-2">{pointText.lawHint}</p>
    </section>
  )
}
