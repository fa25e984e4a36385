import { inboundRoutes } from '@quay/contract/inbound/routes'
import { productRoutes } from '@quay/contract/product/routes'
import { fold } from '@quay/domain/text/fold'
import { formatNumber } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Combobox, type ComboboxOption } from '../../../ui/choice/combobox.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import type { EditorAction } from '../write/edit-inbound.ts'
import { type InboundDraftLine, lineOfInvoice } from '../write/editor-of-invoice.ts'
import type { EditorProduct } from '../write/editor-state.ts'
import { editorProduct, importUnitOf } from './editor-product.ts'

const most = 12

/** Goods to choose, with the unit that they are bought in. */
type Goods = ComboboxOption & { product: EditorProduct; unitId: string }

type UnmatchedLinesProps = {
  lines: readonly InboundDraftLine[]
  dispatch: (action: EditorAction) => void
}

/** Lines of a supplier's invoice without goods yet: chosen once, they are known the next time. */
export function UnmatchedLines({ lines, dispatch }: UnmatchedLinesProps) {
  const branchId = useBranchId()
  if (lines.length === 0) return null

  /** Before anything is typed, the goods whose names are most like the line's. */
  async function find(line: InboundDraftLine, keyword: string, signal: AbortSignal): Promise<Goods[]> {
    if (keyword === '') {
      const goods = await call(inboundRoutes.likeGoods, { query: { name: line.name.slice(0, 500) } }, { signal })
      return goods.map(one => optionOf({ ...one, unitsKnown: true }, one.units[0]?.id ?? ''))
    }
    const query = { branchId, keyword, isActive: '1' as const, limit: most }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items.map(product => optionOf(editorProduct(product), importUnitOf(product, '')))
  }
  function choose(line: InboundDraftLine, { product, unitId }: Goods) {
    const own = product.units.find(unit => fold(unit.name) === fold(line.unitName ?? ''))
    dispatch({
      type: 'match',
      unmatchedKey: line.key,
      line: lineOfInvoice(line, product, own?.id ?? unitId, newId),
    })
  }
  return (
    <section
      aria-label={inboundText.unmatchedTitle(lines.length)}
      className="border-line border-t bg-warning-soft px-4 py-3 max-md:px-3"
    >
      <h2 className="font-semibold text-14">{inboundText.unmatchedTitle(lines.length)}</h2>
      <p className="text-12 text-ink-2">{inboundText.unmatchedHint}</p>
      <ul className="mt-2 grid gap-2">
        {lines.map(line => (
          <li
            key={line.key}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,280px)_28px] items-center gap-2 max-sm:grid-cols-[minmax(0,1fr)_28px]"
          >
            <div className="min-w-0 max-sm:col-span-full">
              <div className="font-medium">{line.name}</div>
              <div className="text-12 text-ink-2">
                {[
                  line.code,
                  line.quantity === null
                    ? inboundText.fraction
                    : `${formatNumber(line.quantity + line.bonusQuantity)} ${(line.unitName ?? '').toLowerCase()}`,
                  ...line.lots.map(lot => `Lô ${lot.lotNumber}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {' · '}
                <Money amount={line.amount} />
              </div>
              {line.doubt && <div className="text-12 text-warning-text">{inboundText.doubt(line.doubt)}</div>}
            </div>
            <div data-path={`unmatched.${line.key}`}>
              <Combobox<Goods>
                label={inboundText.unmatchedLine(line.name)}
                placeholder={inboundText.chooseProduct}
                value={null}
                options={(keyword, signal) => find(line, keyword, signal)}
                opensOnFocus
                onChange={option => option && choose(line, option)}
              />
            </div>
            <IconButton
              size="xs"
              tooltip={false}
              label={inboundText.dropUnmatched(line.name)}
              icon={<X className="size-3.5!" />}
              onClick={() => dispatch({ type: 'drop-unmatched', unmatchedKey: line.key })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const optionOf = (product: EditorProduct, unitId: string): Goods => ({
  value: product.id,
  label: product.name,
  detail: product.code,
  product,
  unitId,
})
