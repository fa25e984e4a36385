import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { quickPickText } from '../../../text/till/quick-pick.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Chip } from '../../../ui/mark/chip.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { useSale, useTill } from '../sale-context.ts'
import { CategoryEdit } from './category-edit.tsx'
import { type DragProps, QuickPickTile } from './quick-pick-tile.tsx'
import { type Tile, useQuickPicks } from './use-quick-picks.ts'
import { walkTiles } from './walk-tiles.ts'

const longestCategory = 40

/** Goods as tiles under the cart: a touch, or arrows and Enter, adds one. They are pinned and taken off in place. */
export function QuickPicks() {
  const { till, focusFind } = useSale()
  const { tiles, put, move, changeCategory } = useQuickPicks()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isEdited, setEdited] = useState(false)
  const [typed, setTyped] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const lines = useTill(({ view }) => view.lines)
  const selectedId = useTill(state => state.selectedId)
  const selected = lines.find(({ line }) => line.id === selectedId)?.line

  const categories = [...new Set(tiles?.map(({ pick }) => pick.category))]
  // The last tile of a category may have been taken off, here or by a colleague.
  const category = chosen !== null && categories.includes(chosen) ? chosen : null
  const shown = tiles?.filter(({ pick }) => category === null || pick.category === category) ?? []

  function add({ product, unit }: Tile) {
    till.add(product, unit.id, 1)
    if (!grid.current?.contains(document.activeElement)) focusFind()
  }
  function unpin({ pick, product }: Tile) {
    const next = neighbour(pick.unitId, 1)?.pick.unitId
    const back = () => put(pick.unitId, pick.category, () => next && move(pick.unitId, pick.category, next))
    put(pick.unitId, null, () =>
      toast.success(quickPickText.unpinned(product.name), {
        actions: [{ label: quickPickText.undo, onSelect: back }],
      }),
    )
  }
  /** The tile so many places on, in the same category. */
  function neighbour(unitId: string, places: number): Tile | undefined {
    const from = tiles?.find(({ pick }) => pick.unitId === unitId)
    const own = tiles?.filter(({ pick }) => pick.category === from?.pick.category) ?? []
    return own[own.indexOf(from!) + places]
  }
  /** One place back or on; the tile keeps the focus. Null where it stands at the end of its category. */
  function step({ pick }: Tile, places: 1 | -1): (() => void) | null {
    if (!neighbour(pick.unitId, places)) return null
    const before = neighbour(pick.unitId, places === 1 ? 2 : -1)
    return () => move(pick.unitId, pick.category, before?.pick.unitId)
  }
  const dragOf = (tile: Tile): DragProps => ({
    draggable: true,
    onDragStart: () => setDragged(tile.pick.unitId),
    onDragEnd: () => setDragged(null),
    onDragOver: event => event.preventDefault(),
    onDrop: () => {
      if (dragged && dragged !== tile.pick.unitId) move(dragged, tile.pick.category, tile.pick.unitId)
    },
  })
  function pinSelected() {
    if (!selected) return toast.warning(quickPickText.noLine)
    const into = typed.trim() || category || categories[0] || quickPickText.usualCategory
    put(selected.unit.id, into, () => {
      setTyped('')
      toast.success(quickPickText.pinned(selected.productName, into))
    })
  }
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
    const from = all.indexOf(document.activeElement as HTMLElement)
    const places = event.altKey && isEdited ? { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key] : undefined
    if (places && from >= 0) {
      event.preventDefault()
      event.stopPropagation()
      return step(shown[from]!, places)?.()
    }
    const top = all[0]?.offsetTop
    const columns = all.filter(tile => tile.offsetTop === top).length
    const to = from < 0 ? null : walkTiles(event.key, from, all.length, columns)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    all[to]?.focus()
  }
  // Shown by its key: the arrows work at once.
  useEffect(() => {
    if (document.activeElement === document.body) grid.current?.querySelector<HTMLElement>('[data-tile]')?.focus()
  }, [])

  return (
    <section
      aria-label={quickPickText.title}
      className="flex h-[38%] min-h-44 shrink-0 flex-col gap-1.5 border-line-strong border-t bg-surface-2 p-2 max-lg:h-64"
    >
      <div className="flex items-center gap-1.5">
        <fieldset aria-label={quickPickText.categories} className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto">
          <Chip active={category === null} onClick={() => setChosen(null)}>
            {quickPickText.all}
          </Chip>
          {categories.map(one => (
            <Chip key={one} active={one === category} onClick={() => setChosen(one)}>
              {one}
            </Chip>
          ))}
        </fieldset>
        {isEdited && (
          <>
            <div className="w-36">
              <TextInput
                size="sm"
                aria-label={quickPickText.category}
                placeholder={category ?? quickPickText.categoryHint}
                maxLength={longestCategory}
                value={typed}
                onChange={event => setTyped(event.target.value)}
                onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && pinSelected()}
              />
            </div>
            <Button size="sm" icon={<Pin />} onClick={pinSelected}>
              {quickPickText.pinLine}
            </Button>
          </>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Pencil />}
          aria-pressed={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          {isEdited ? quickPickText.done : quickPickText.edit}
        </Button>
      </div>
      {isEdited && category !== null && (
        <CategoryEdit
          key={category}
          category={category}
          categories={categories}
          onRename={newName => changeCategory(category, { newName }, () => setChosen(newName))}
          onMove={before => changeCategory(category, { before })}
        />
      )}
      {shown.length === 0 ? (
        <p className="p-2 text-ink-2">{tiles === null ? quickPickText.notLoaded : quickPickText.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it leads the arrows from tile to tile
        <div
          ref={grid}
          onKeyDown={walk}
          className="grid min-h-0 flex-1 auto-rows-[64px] grid-cols-[repeat(auto-fill,minmax(136px,1fr))] content-start gap-1.5 overflow-auto p-0.5"
        >
          {shown.map(tile => (
            <QuickPickTile
              key={tile.unit.id}
              tile={tile}
              onAdd={() => add(tile)}
              edit={
                isEdited
                  ? { onUnpin: () => unpin(tile), onBack: step(tile, -1), onOn: step(tile, 1), drag: dragOf(tile) }
                  : null
              }
            />
          ))}
        </div>
      )}
    </section>
  )
}
