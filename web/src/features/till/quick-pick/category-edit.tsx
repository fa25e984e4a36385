import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { quickPickText } from '../../../text/till/quick-pick.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'

type CategoryEditProps = {
  category: string
  categories: readonly string[]
  onRename: (newName: string) => void
  /** Before which category it stands; null is behind all. */
  onMove: (before: string | null) => void
}

/** The name of a category of tiles, and its place among the others. */
export function CategoryEdit({ category, categories, onRename, onMove }: CategoryEditProps) {
  const [name, setName] = useState(category)
  const at = categories.indexOf(category)
  const typed = name.trim()
  const rename = () => {
    if (typed !== '' && typed !== category) onRename(typed)
  }
  return (
    <div className="flex items-center gap-1.5">
      <IconButton
        size="sm"
        label={quickPickText.categoryBack(category)}
        icon={<ChevronLeft />}
        disabled={at <= 0}
        onClick={() => onMove(categories[at - 1]!)}
      />
      <IconButton
        size="sm"
        label={quickPickText.categoryOn(category)}
        icon={<ChevronRight />}
        disabled={at === categories.length - 1}
        onClick={() => onMove(categories[at + 2] ?? null)}
      />
      <div className="w-40">
        <TextInput
          size="sm"
          aria-label={quickPickText.categoryName}
          maxLength={40}
          value={name}
          onChange={event => setName(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && rename()}
        />
      </div>
      <Button size="sm" disabled={typed === '' || typed === category} onClick={rename}>
        {quickPickText.rename}
      </Button>
      <span aria-hidden className="ml-auto truncate text-12 text-ink-3 max-md:hidden">
        {quickPickText.moveHint}
      </span>
    </div>
  )
}
