import type { VatRate } from '@quay/contract/enumeration'
import type { Product } from '@quay/contract/product'
import { formatNumber } from '@quay/domain/text/format-number'
import PackagePlus from 'lucide-react/icons/package-plus'
import type { ComponentType, KeyboardEvent } from 'react'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { focusPath, focusPathSoon, pathAttribute } from '../../document/focus-path.ts'
import { inboundText } from '../../text/inbound.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import type { EditorAction } from './edit-inbound.ts'
import { EditorLine, lineGrid, openingGrid } from './editor-line.tsx'
import { editorProduct, importUnitOf } from './editor-product.ts'
import { type EditorState, type EditorLine as Line, receivedOf } from './editor-state.ts'
import { findProblems, type Problem } from './find-problems.ts'
import { FindProduct, type FoundProduct } from './find-product.tsx'
import type { EditorPrices } from './price-editor.ts'
import { UnmatchedLines } from './unmatched-lines.tsx'

const { head } = inboundText
const mostPlacesTold = 6

type EditorLinesProps = {
  state: EditorState
  prices: EditorPrices
  asked: boolean
  refused: string | null
  /** What the person has been told is missing. */
  problems: readonly Problem[]
  today: string
  dispatch: (action: EditorAction) => void
  /** The sheet that makes new goods; left out where the person may not. */
  AddProduct: AddProduct | undefined
}

export type AddProduct = ComponentType<{ name?: string; onClose: () => void; onSaved?: (product: Product) => void }>

/** The find box and the lines of the import. ↑↓ go through a column, Ctrl+Del takes the line out (with undo). */
export function EditorLines({
  state,
  prices,
  asked,
  refused,
  problems,
  today,
  dispatch,
  AddProduct,
}: EditorLinesProps) {
  const { lines } = state
  const opening = state.kind === 'OPENING'
  const [newProduct, setNewProduct] = useState<string | null>(null)
  const [withSalePrices, setWithSalePrices] = useState(false)

  function add({ product, code, scanned, lot }: FoundProduct) {
    const unitId = importUnitOf(product, code)
    const known = lines.findIndex(line => line.product.id === product.id && line.unitId === unitId)
    dispatch({
      type: 'add',
      product: editorProduct(product),
      unitId,
      vatRate: product.vatRate as VatRate,
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
  // Takes the line itself, so that it stays the same function and no other line is drawn again.
  function remove(line: Line, place: number) {
    dispatch({ type: 'remove-line', key: line.key })
    focusPath('find')
    toast.warning(inboundText.removedLine(line.product.name), {
      actions: [{ label: inboundText.undo, onSelect: () => dispatch({ type: 'put-line', line, place }) }],
    })
  }
  useHotkey(
    { id: 'inbound.remove', key: 'Ctrl+Del', label: inboundText.removeLineKey, scope: inboundText.scope },
    () => {
      const row = document.activeElement?.closest<HTMLElement>('[data-line]')
      const place = lines.findIndex(line => line.key === row?.dataset.line)
      const line = lines[place]
      if (line) remove(line, place)
    },
  )
  useHotkey({ id: 'inbound.sale-prices', key: 'F7', label: inboundText.salePriceKey, scope: inboundText.scope }, () =>
    setWithSalePrices(shown => !shown),
  )
  const units = lines.reduce((sum, line) => sum + receivedOf(line), 0)
  return (
    <section
      aria-label={inboundText.lines}
      className="min-w-0 rounded-3 border border-line bg-surface"
      onKeyDown={moveInColumn}
    >
      <div className="flex flex-wrap items-center gap-3 px-4 py-2 max-md:px-3">
        <FindProduct today={today} onFound={add} onWalk={walk} onCreate={AddProduct && setNewProduct} />
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
      </div>
      {AddProduct && newProduct !== null && (
        <AddProduct
          name={newProduct}
          onClose={() => setNewProduct(null)}
          onSaved={product => add({ product, code: '', scanned: false })}
        />
      )}
      {withSalePrices && <p className="px-4 pb-2 text-12 text-ink-3 max-md:px-3">{inboundText.salePriceHint}</p>}
      <UnmatchedLines lines={state.unmatched} dispatch={dispatch} />
      <div
        aria-hidden="true"
        className={`hidden items-center border-line border-t border-b bg-surface-2 px-4 text-12 text-ink-2 lg:grid lg:h-8 ${opening ? openingGrid : lineGrid}`}
      >
        <span className="text-center">#</span>
        <span>{head.product}</span>
        <span>{head.unit}</span>
        <span className="text-right">{head.quantity}</span>
        <span className="text-right">{head.bonus}</span>
        <span className="text-right">{opening ? head.openingPrice : head.price}</span>
        <span className="text-right">{head.discount}</span>
        {!opening && <span>{head.vat}</span>}
        <span className="text-right">{head.amount}</span>
      </div>
      {lines.length === 0 ? (
        <EmptyState icon={<PackagePlus />} title={inboundText.empty}>
          {inboundText.emptyLines}
        </EmptyState>
      ) : (
        <ol aria-label={inboundText.lines}>
          {lines.map((line, index) => {
            const priced = prices.lines[index]
            return (
              <EditorLine
                key={line.key}
                line={line}
                index={index}
                amount={priced ? priced.gross - priced.lineDiscount : 0}
                cost={priced?.cost ?? 0}
                opening={opening}
                withSalePrices={withSalePrices}
                asked={asked}
                refused={refused?.startsWith(`items.${index}.`) ? refused : null}
                today={today}
                dispatch={dispatch}
                onRemove={remove}
              />
            )
          })}
        </ol>
      )}
      {lines.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 px-4 text-ink-2 max-md:px-3">
          <span>{inboundText.lineCount(formatNumber(lines.length), formatNumber(units))}</span>
          <span className="font-medium text-danger-text">{placesToMend(problems)}</span>
        </div>
      )}
    </section>
  )
}

/** ↑ and ↓ go to the same field of the line above or below. */
function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target } = event
  if (by === undefined || !(target instanceof HTMLInputElement) || target.role === 'combobox') return
  const path = target.closest(`[${pathAttribute}]`)?.getAttribute(pathAttribute)
  const [, index, field] = /^items\.(\d+)\.(price|quantity|discount)$/.exec(path ?? '') ?? []
  if (index === undefined) return
  event.preventDefault()
  const wanted = `items.${Number(index) + by}.${field}`
  if (document.querySelector(`[${pathAttribute}="${wanted}"]`)) focusPath(wanted)
}

/** "Cần sửa: dòng 4, 7": the lines that keep the document from being completed. */
function placesToMend(problems: readonly Problem[]): string | null {
  const places = [...new Set(problems.map(problem => /^items\.(\d+)/.exec(problem.path)?.[1]))].filter(
    place => place !== undefined,
  )
  if (places.length === 0) return null
  const told = places.slice(0, mostPlacesTold).map(place => Number(place) + 1)
  return inboundText.toMend(told.join(', ') + (places.length > mostPlacesTold ? '…' : ''))
}
