import { type QualityResult, qualityResults } from '@quay/contract/quality-check/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { lotStateText } from '../../text/product/product.ts'
import { qualityText } from '../../text/stock/quality-check.ts'
import { Link } from '../../ui/button/link.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { useDraftText } from '../../ui/field/use-draft-text.ts'
import { Tag } from '../../ui/mark/tag.tsx'
import type { QualityItem } from './group-items.ts'
import type { ItemChange } from './use-quality-writer.ts'

const results = qualityResults.map(value => ({ value, label: qualityText.results[value] }))
/** What has expired cannot be good. */
const failures = results.filter(({ value }) => value !== 'PASS')
const tones = { PASS: 'success', QUARANTINE: 'warning', DISPOSE: 'danger', RETURN: 'info' } as const
const riskTones = { EXPIRED: 'danger', MONTH: 'danger', QUARTER: 'warning', HALF: 'warning' } as const

type RowProps = {
  item: QualityItem /** Left out where the form is only read. */
  onChange?: (change: ItemChange) => void
}

/** A lot on the shelf: what it is, when it ends, and what was seen. */
export function QualityRow({ item, onChange }: RowProps) {
  const { result, note } = item
  return (
    <li className="grid items-center gap-x-3 gap-y-2 border-line border-t px-4 py-2.5 max-md:px-3 md:grid-cols-[minmax(0,1fr)_110px_auto]">
      <div className="min-w-0">
        <Link to={`/products/list/${item.productId}?tab=lots`} className="font-semibold hover:underline">
          {item.productName}
        </Link>
        <div className="flex flex-wrap items-center gap-x-1.5 text-12 text-ink-3">
          <span>
            {[item.productCode, lotOf(item), qualityText.storageWord[item.storage ?? 'room']]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {item.risk in riskTones && (
            <Tag tone={riskTones[item.risk as keyof typeof riskTones]}>{qualityText.risks[item.risk]}</Tag>
          )}
          {item.state !== 'normal' && <Tag tone="danger">{lotStateText[item.state]}</Tag>}
        </div>
      </div>
      <div className="text-right max-md:text-left">
        {formatNumber(item.quantity)} {item.baseUnit.toLowerCase()}
        {item.movedQuantity > 0 && (
          <div className="text-12 text-ink-3">{qualityText.moved(formatNumber(item.movedQuantity))}</div>
        )}
      </div>
      {onChange ? (
        <Segmented
          fill
          label={qualityText.resultOf(nameOf(item))}
          value={result ?? ''}
          options={item.risk === 'EXPIRED' ? failures : results}
          onChange={next => next !== '' && onChange({ result: next as QualityResult })}
        />
      ) : (
        <span>
          <Tag tone={result === null ? 'neutral' : tones[result]}>
            {result === null ? qualityText.none : qualityText.results[result]}
          </Tag>
        </span>
      )}
      {onChange && (note !== null || (result !== null && result !== 'PASS')) ? (
        <div className="md:col-span-3">
          <NoteInput item={item} onChange={onChange} />
        </div>
      ) : (
        note !== null && <p className="text-12 text-ink-2 md:col-span-3">{note}</p>
      )}
    </li>
  )
}

/** Written down while it is typed. */
function NoteInput({ item, onChange }: { item: QualityItem; onChange: (change: ItemChange) => void }) {
  const draft = useDraftText<string>({
    value: item.note,
    onChange: note => onChange({ note }),
    format: note => note,
    read: text => ({ value: text.trim() || null }),
  })
  return (
    <TextInput
      aria-label={qualityText.noteOf(nameOf(item))}
      placeholder={qualityText.head.note}
      maxLength={200}
      value={draft.text}
      onChange={event => draft.type(event.target.value)}
      onBlur={draft.leave}
    />
  )
}

const nameOf = ({ productName, lotNumber }: QualityItem) => [productName, lotNumber].filter(Boolean).join(' ')

const lotOf = ({ lotNumber, expiryDate }: QualityItem) =>
  lotNumber && qualityText.lot(lotNumber, expiryDate ? formatDate(expiryDate) : '')
