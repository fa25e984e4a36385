import type { PriceBook } from '@quay/contract/price-book/shapes'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import type { ComponentProps } from 'react'
import { priceText } from '../../text/product/price.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import { Menu } from '../../ui/popup/menu.tsx'

/** The head of the general prices, with what may be done with all of them. */
export function GeneralHead({ name, onFormula }: { name: string; onFormula: (() => void) | null }) {
  if (!onFormula) return <>{name}</>
  const entries = [{ id: 'formula', label: priceText.byFormula, onSelect: onFormula }]
  return (
    <span className="flex items-center justify-end gap-1">
      {name}
      <ColumnMenu label={priceText.generalMenu} entries={entries} />
    </span>
  )
}

type BookHeadProps = {
  book: PriceBook
  mayEdit: boolean
  onEdit: () => void
  onFormula: () => void
  onHide: () => void
}

/** The head of a book's column, with what may be done with the book. */
export function BookHead({ book, mayEdit, onEdit, onFormula, onHide }: BookHeadProps) {
  return (
    <span className="flex items-center justify-end gap-1">
      {book.state !== 'now' && <Badge tone="neutral">{priceText.states[book.state]}</Badge>}
      {book.onRequest && <Badge tone="neutral">{priceText.onRequestShort}</Badge>}
      <span className="max-w-40 truncate" title={book.name}>
        {book.name}
      </span>
      <ColumnMenu
        label={priceText.menuOf(book.name)}
        entries={[
          ...(mayEdit
            ? [
                { id: 'edit', label: priceText.edit, onSelect: onEdit },
                { id: 'formula', label: priceText.byFormula, onSelect: onFormula },
              ]
            : []),
          { id: 'hide', label: priceText.hide, onSelect: onHide },
        ]}
      />
    </span>
  )
}

function ColumnMenu({ label, entries }: { label: string; entries: ComponentProps<typeof Menu>['entries'] }) {
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="grid size-6 place-items-center rounded-1 hover:bg-hover pointer-coarse:size-11"
        >
          <EllipsisVertical className="size-3.5!" />
        </button>
      }
      entries={entries}
    />
  )
}
