import type { VatRate } from '@quay/contract/enumeration'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { useStoreUses } from '../../../api/session/store-uses.ts'
import { focusPath, focusPathSoon } from '../../../document/focus-path.ts'
import { DocumentLines } from '../../../document/lines/document-lines.tsx'
import { rateToBegin } from '../../../document/lines/line-vat.ts'
import type { Lines } from '../../../document/lines/use-lines.ts'
import { lineOfPath, type Problem } from '../../../document/problem.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { ProductSheet } from '../../product/shared/product-sheet.tsx'
import type { EditorAction } from '../write/edit-inbound.ts'
import { type EditorState, receivedOf } from '../write/editor-state.ts'
import { findProblems } from '../write/find-problems.ts'
import type { EditorPrices } from '../write/price-editor.ts'
import { EditorLine, lineGrid, plainGrid } from './editor-line.tsx'
import { editorProduct, importUnitOf } from './editor-product.ts'
import { FindProduct, type FoundProduct } from './find-product.tsx'
import { UnmatchedLines } from './unmatched-lines.tsx'

const { head } = inboundText
const mostPlacesTold = 6

type EditorLinesProps = {
  state: EditorState
  prices: EditorPrices
  asked: boolean
  refused: string | null
  /** The problems that the user already sees. */
  problems: readonly Problem[]
  today: string
  dispatch: (action: EditorAction) => void
  /** The lines with what can be done with them. */
  rows: Lines<EditorState['lines'][number]>
  mayAddProduct: boolean
}

/** The find box and the lines of the import. Enter goes price, quantity, lot, expiry; F7 shows sale prices. */
export function EditorLines({
  state,
  prices,
  asked,
  refused,
  problems,
  today,
  dispatch,
  rows,
  mayAddProduct,
}: EditorLinesProps) {
  const { lines } = state
  const opening = state.kind === 'OPENING'
  const withVat = useStoreUses().vat ? !opening : prices.vatAmount > 0
  const [newProduct, setNewProduct] = useState<string | null>(null)
  const [withSalePrices, setWithSalePrices] = useState(false)

  function add({ product, code, scanned, lot }: FoundProduct) {
    const unitId = importUnitOf(product, code)
    const known = lines.findIndex(line => line.product.id === product.id && line.unitId === unitId)
    dispatch({
      type: 'add',
      product: editorProduct(product),
      unitId,
      vatRate: rateToBegin(product.vatRate as VatRate),
      key: newId(),
      lotKey: newId(),
      ...(lot && { lot }),
    })
    // After a scan the next one may follow; who chose by hand goes on to fill in.
    if (!scanned) focusPathSoon(known === -1 ? `items.${lines.length}.price` : `items.${known}.quantity`)
  }
  function walk() {
    const first = findProblems(state, prices, today).find(problem => problem.path !== 'find')
    if (first) focusPath(first.path)
  }
  useHotkey({ id: 'inbound.sale-prices', key: 'F7', label: inboundText.salePriceKey, scope: inboundText.scope }, () =>
    setWithSalePrices(shown => !shown),
  )
  const units = lines.reduce((sum, line) => sum + receivedOf(line), 0)
  return (
    <DocumentLines
      label={inboundText.lines}
      editing={{ scope: inboundText.scope, problem: null }}
      lines={rows}
      finder={
        <FindProduct today={today} onFound={add} onWalk={walk} onCreate={mayAddProduct ? setNewProduct : undefined} />
      }
      tools={
        <>
          <span className="text-12 text-ink-3 max-lg:hidden">{inboundText.walk}</span>
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto"
            keyHint="F7"
            aria-pressed={withSalePrices}
            onClick={() => setWithSalePrices(shown => !shown)}
          >
            {inboundText.salePrices}
          </Button>
        </>
      }
      above={
        <>
          {mayAddProduct && newProduct !== null && (
            <ProductSheet
              name={newProduct}
              onClose={() => setNewProduct(null)}
              onSaved={product => add({ product, code: '', scanned: false })}
            />
          )}
          {withSalePrices && (
            <p className="px-4 pb-2 text-12 text-ink-3 max-md:px-3">
              {prices.deductsVat ? inboundText.salePriceHintWithoutVat : inboundText.salePriceHint}
            </p>
          )}
          <UnmatchedLines lines={state.unmatched} dispatch={dispatch} />
          <ColumnHeads opening={opening} withVat={withVat} />
        </>
      }
      empty={{ title: inboundText.empty, hint: inboundText.emptyLines }}
      foot={
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-line border-t px-4 text-ink-2 max-md:px-3">
          <span>{inboundText.lineCount(formatNumber(lines.length), formatNumber(units))}</span>
          <span className="font-medium text-danger-text">{placesToMend(problems)}</span>
        </div>
      }
    >
      {({ line, index }) => {
        const priced = prices.lines[index]
        return (
          <EditorLine
            line={line}
            index={index}
            amount={priced ? priced.gross - priced.lineDiscount : 0}
            cost={priced?.cost ?? 0}
            deductsVat={prices.deductsVat}
            opening={opening}
            withVat={withVat}
            withSalePrices={withSalePrices}
            asked={asked}
            refused={refused?.startsWith(`items.${index}.`) ? refused : null}
            today={today}
            dispatch={dispatch}
            onRemove={rows.remove}
          />
        )
      }}
    </DocumentLines>
  )
}

/** The heads of the columns, where there is room for columns. */
function ColumnHeads({ opening, withVat }: { opening: boolean; withVat: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`hidden items-center border-line border-t bg-surface-2 px-4 text-12 text-ink-2 lg:grid lg:h-8 ${withVat ? lineGrid : plainGrid}`}
    >
      <span className="text-center">#</span>
      <span>{head.product}</span>
      <span>{head.unit}</span>
      <span className="text-right">{head.quantity}</span>
      <span className="text-right">{head.bonus}</span>
      <span className="text-right">{opening ? head.openingPrice : head.price}</span>
      <span className="text-right">{head.discount}</span>
      {withVat && <span>{head.vat}</span>}
      <span className="text-right">{head.amount}</span>
    </div>
  )
}

/** "Cần sửa: dòng 4, 7": the lines that keep the document from being completed. */
function placesToMend(problems: readonly Problem[]): string | null {
  const places = [...new Set(problems.map(problem => lineOfPath(problem.path)))].filter(place => place !== null)
  if (places.length === 0) return null
  const told = places.slice(0, mostPlacesTold).map(place => place + 1)
  return inboundText.toMend(told.join(', ') + (places.length > mostPlacesTold ? '…' : ''))
}
