import { formatNumber } from '@quay/domain/text/format-number'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { beep } from '../../../scan/beep.ts'
import { type Scan, useScanner } from '../../../scan/use-scanner.ts'
import { saleText } from '../../../text/till/sale.ts'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { usePart } from '../../../ui/use-part.ts'
import { loadCameraFind, loadScanPack, loadSuggestionList, loadTakeCode } from '../later-parts.ts'
import { focusQuantity } from '../line/line-actions.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { useTillSettings } from '../settings/till-settings.ts'
import { runLineKey } from '../use-sale-keys.ts'
import { readFind } from './read-find.ts'
import { suggestionId } from './suggestion-id.ts'
import { useHeldKeys } from './use-held-keys.ts'
import { useLettersToFind } from './use-letters-to-find.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Shorter than this is no symbol of a pack: the product alone takes sixteen digits. */
const packLength = 15

/** A hand that holds the till has its camera there; at a desk a scanner is quicker. */
const films = 'BarcodeDetector' in window && window.matchMedia('(pointer: coarse)').matches

/** Where the keyboard lives: names, codes and scans go in, lines of the cart come out. */
export function FindBox() {
  const sale = useSale()
  const { till, catalogue, find, focusFind } = sale
  const openDoses = (words: string) => {
    type('')
    sale.openDoses(words)
  }
  const today = useTill(state => state.facts.today)
  const hasPromotions = useTill(({ facts }) => (facts.context?.promotions?.length ?? 0) > 0)
  const { status, size } = useStore(catalogue.state)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  // Before the scanner listens: a scan that waits is read when its turn comes.
  const holdKeys = useHeldKeys()
  const { found, suggest, suggestMore } = useSuggestions(catalogue)
  const latest = useRef('')
  const lastMiss = useRef(-1)
  const { query } = readFind(text)
  const isFresh = found.query === query
  const isListed = isOpen && query !== '' && (found.products.length > 0 || isFresh)
  // Without its file, Enter takes the best match all the same.
  const SuggestionList = usePart(isListed, loadSuggestionList, () => {})
  const CameraFind = usePart(films, loadCameraFind, () => {})
  const place = Math.min(marked, found.products.length - 1)

  function type(next: string) {
    latest.current = next
    setText(next)
    setMarked(0)
    setOpen(true)
    suggest(readFind(next).query)
  }
  function take(product: KnownProduct, unitId: string | null, quantity: number, goBack = focusFind) {
    till.add(product, unitId, quantity)
    toast.close(lastMiss.current)
    type('')
    goBack()
  }
  function miss(sentence: string) {
    if (useTillSettings.getState().hasSound) beep()
    toast.close(lastMiss.current)
    lastMiss.current = toast.error(sentence)
  }

  /** What stood in the box before may be `5*`, the beginning of a code whose scanner paused, or something else. */
  async function scan({ code, before, isAside }: Scan) {
    // A word without a digit is a name that came in at once: pasted by a program, not read from a box.
    if (!/\d/.test(code) && latest.current !== '') return enter()
    const whole = readFind(before + code)
    type('')
    if (!(await till.saved())) return beep()
    const goBack = isAside ? stay : whereItStays(useTillSettings.getState().scanAsksQuantity ? goToQuantity : focusFind)
    const hit = (await catalogue.findCode(whole.query)) ?? (await catalogue.findCode(code))
    if (hit) return take(hit.product, hit.unitId, whole.quantity, goBack)
    if (await takePack(code, whole.quantity, goBack)) return
    if (!(await takeCode(code))) miss(saleText.noCode(code))
    if (!isAside) focusFind()
  }
  /** The symbol on a pack (GS1) names the product and its lot. Gives whether it was one of goods that are known. */
  async function takePack(code: string, quantity: number, goBack = focusFind): Promise<boolean> {
    const { findPack, addPack } = await loadScanPack()
    const pack = await findPack(catalogue, code, today)
    if (!pack) return false
    type('')
    if (pack.problem) miss(pack.problem)
    else {
      addPack(till, pack, quantity)
      toast.close(lastMiss.current)
    }
    goBack()
    return true
  }
  /** Gives whether it was a code of a promotion. A store without promotions has no codes, so the till does not load what checks them. */
  const takeCode = async (code: string) => hasPromotions && (await loadTakeCode())(till, code)
  async function lookUp(work: Promise<void>) {
    sale.finding.current = Promise.allSettled([sale.finding.current, work]).then(() => {})
    holdKeys(work.then(drawn))
    await work
  }
  /** Kept once the line that was put in stands there: its table may come with the first one. */
  async function drawn() {
    for (let left = 100; left > 0; left -= 1) {
      const { selectedId } = till.store.getState()
      if (!selectedId || document.querySelector(`[data-line="${selectedId}"]`)) return
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const goToQuantity = () => void drawn().then(() => focusQuantity(sale))
  useScanner(find, scanned => void lookUp(scan(scanned)))
  useLettersToFind(find)

  /** Enter takes what is marked; a text whose list has not come yet is looked up first. */
  async function enter() {
    const typed = text
    const { quantity } = readFind(typed)
    if (query === '') return
    if (/^li[êềe]u$/i.test(query)) return openDoses('')
    const chosen = isFresh ? found.products[place] : undefined
    const exact = marked === 0 ? await catalogue.findCode(query) : null
    const product = exact?.product ?? chosen ?? (await catalogue.search(query))[0]
    // Typed on while we looked: that is another question.
    if (latest.current !== typed) return
    if (!exact && packLength < query.length && (await takePack(query, quantity))) return
    if (product) take(product, exact?.unitId ?? null, quantity)
    else if (await takeCode(query)) type('')
    else openDoses(query)
  }

  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (text === '' && runLineKey(sale, event.nativeEvent)) event.preventDefault()
    else if (event.key === 'Enter') {
      event.preventDefault()
      void lookUp(enter())
    } else if (by !== undefined && found.products.length > 0) {
      event.preventDefault()
      setOpen(true)
      const { length } = found.products
      if (place + by >= length - 3) suggestMore()
      // Round the ends, unless more is about to come at this one.
      const next = place + by === length && found.mayHaveMore ? place : (place + by + length) % length
      setMarked(next)
      document.getElementById(suggestionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      if (isListed) setOpen(false)
      else type('')
    }
  }

  const placeholder =
    status === 'opening'
      ? saleText.opening
      : status === 'loading'
        ? saleText.loading(formatNumber(size))
        : saleText.findHint
  return (
    // A form of its own: after each letter the browser looks through all fields of the form for what it could fill in,
    // and fields without one, a hundred in the cart, count as one form.
    <form
      onSubmit={event => event.preventDefault()}
      className="relative w-[372px] min-w-[280px] shrink max-xl:w-[300px] max-lg:w-auto max-lg:min-w-0 max-lg:flex-[1_1_200px]"
    >
      <TextInput
        ref={find}
        role="combobox"
        aria-label={saleText.find}
        aria-expanded={isListed}
        aria-controls="suggestions"
        aria-autocomplete="list"
        aria-activedescendant={isListed && place >= 0 ? suggestionId(place) : undefined}
        className="h-9!"
        icon={<Search />}
        placeholder={placeholder}
        keyHint={text === '' && !CameraFind ? saleKeys.find.key : undefined}
        suffix={
          text === '' ? (
            CameraFind && <CameraFind onScan={code => void lookUp(scan({ code, before: '', isAside: true }))} />
          ) : (
            <button
              type="button"
              aria-label={saleText.clearFind}
              onClick={() => {
                type('')
                find.current?.focus()
              }}
              className="-mr-1 grid size-6 shrink-0 place-items-center rounded-1 text-ink-3 hover:text-ink"
            >
              <X className="size-3.5!" />
            </button>
          )
        }
        spellCheck={false}
        maxLength={300}
        value={text}
        onChange={event => type(event.target.value)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={key}
      />
      {isListed && SuggestionList && (
        <SuggestionList
          found={found}
          place={place}
          today={today}
          onMark={setMarked}
          onMore={suggestMore}
          onLeave={() => type('')}
          onTake={product => take(product, null, readFind(latest.current).quantity)}
        />
      )}
    </form>
  )
}

/** Leaves the keyboard where it is. */
const stay = () => {}

/** Does it only if the focus is where it is now: a key that came while something was looked up has moved it on purpose. */
function whereItStays(then: () => void): () => void {
  const before = document.activeElement
  return () => {
    const now = document.activeElement
    if (now === before || now === document.body) then()
  }
}
