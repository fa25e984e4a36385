import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { barcodesOfGtin, readGs1 } from '@quay/domain/gs1/read-gs1'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { OptionList, type OptionRow, optionId } from '../../../ui/choice/option-list.tsx'
import { useOptions } from '../../../ui/choice/use-options.ts'
import { bareInput, InputFrame } from '../../../ui/field/input-frame.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Spinner } from '../../../ui/mark/spinner.tsx'
import type { ScannedLot } from '../write/edit-inbound.ts'
import { exactMatch } from './editor-product.ts'

const most = 12

/** What was chosen or scanned; the symbol on a pack names its lot too. */
export type FoundProduct = { product: Product; code: string; scanned: boolean; lot?: ScannedLot }

type FindProductProps = {
  /** YYYY-MM-DD */
  today: string
  /** `scanned`: a barcode or code matched exactly, so the next scan may follow. */
  onFound: (found: FoundProduct) => void
  /** Enter in the empty box: on to what is still to be filled in. */
  onWalk: () => void
  /** Makes goods that were not found; left out where the person may not. */
  onCreate: ((typed: string) => void) | undefined
}

/** Finds goods to add: by name without accents, ingredient, code; a whole barcode or code adds at once. F3 comes here. */
export function FindProduct({ today, onFound, onWalk, onCreate }: FindProductProps) {
  const branchId = useBranchId()
  const listId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const [looking, setLooking] = useState(false)
  const query = typed.trim()
  useHotkey({ id: 'inbound.find', key: 'F3', label: inboundText.findProduct, scope: inboundText.scope }, () =>
    input.current?.select(),
  )

  async function ask(keyword: string, signal?: AbortSignal): Promise<Product[]> {
    const answer = await call(
      productRoutes.list,
      { query: { branchId, keyword, isActive: '1', limit: most } },
      { signal },
    )
    return answer.items
  }
  const found = useOptions(
    async (keyword, signal) =>
      (await ask(keyword, signal)).map(product => ({ value: product.id, label: product.name, product })),
    query,
    open && query !== '',
  )
  const rows: OptionRow[] = found.options.map(({ value, label, product }) => ({
    key: value,
    label,
    detail: inboundText.found(product.code, formatUnits(product.stock, product.units)),
    take: () => take(product, false),
  }))
  if (onCreate && query !== '' && !found.searching)
    rows.push({ key: '+', label: inboundText.newProduct(query), isNew: true, take: create })
  const place = Math.min(marked, rows.length - 1)
  const shown = open && query !== ''

  function create() {
    onCreate?.(query)
    setTyped('')
    setOpen(false)
    setMarked(0)
  }
  function take(product: Product, scanned: boolean, pack?: { code: string; lot?: ScannedLot }) {
    onFound({ product, code: query, scanned, ...pack })
    setTyped('')
    setOpen(false)
    setMarked(0)
  }
  /** Enter: an exact code comes before the rows of the list, because a scanner is faster than the list. */
  async function enter() {
    if (query === '') return onWalk()
    const row = rows[place]
    const settled = shown && !found.searching
    const isPack = readGs1(query, today) !== null
    const known = settled
      ? exactMatch(
          found.options.map(option => option.product),
          query,
        )
      : undefined
    if (known) return take(known, true)
    if (settled && row && !isPack) return row.take()
    setLooking(true)
    try {
      if (await takePack()) return
      const products = await ask(query)
      const exact = exactMatch(products, query)
      if (exact) take(exact, true)
      else setOpen(true)
    } catch {
      setOpen(true)
    } finally {
      setLooking(false)
    }
  }
  /** The symbol of a pack: product, lot and expiry in one scan. Gives whether it was one of goods that are known. */
  async function takePack(): Promise<boolean> {
    const pack = readGs1(query, today)
    if (!pack) return false
    for (const code of barcodesOfGtin(pack.gtin)) {
      const product = exactMatch(await ask(code), code)
      if (!product) continue
      const { lotNumber, expiryDate } = pack
      take(product, true, { code, ...(lotNumber && { lot: { lotNumber, expiryDate } }) })
      return true
    }
    return false
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && rows.length > 0) setMarked((place + by + rows.length) % rows.length)
    else if (event.key === 'Enter') void enter()
    else if (event.key === 'Escape' && typed !== '') setTyped('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const markedRow = shown ? rows[place] : undefined
  const status = found.problem ?? (found.searching ? inboundText.searching : inboundText.noMatch(query))
  return (
    <>
      <InputFrame
        ref={frame}
        icon={<Search />}
        className="max-w-96 max-sm:max-w-none"
        suffix={found.searching || looking ? <Spinner /> : <Kbd>F3</Kbd>}
      >
        <input
          ref={input}
          data-path="find"
          role="combobox"
          aria-label={inboundText.findProduct}
          aria-expanded={shown}
          aria-autocomplete="list"
          aria-controls={shown && rows.length > 0 ? listId : undefined}
          aria-activedescendant={markedRow && optionId(listId, markedRow.key)}
          placeholder={inboundText.findProduct}
          autoComplete="off"
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setMarked(0)
            setOpen(true)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className={bareInput}
        />
      </InputFrame>
      <OptionList
        id={listId}
        open={shown}
        anchor={frame}
        rows={rows}
        place={place}
        chosenKey={undefined}
        onMark={setMarked}
        status={status}
      />
    </>
  )
}
