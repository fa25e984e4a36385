import Search from 'lucide-react/icons/search'
import { Kbd } from '../key/kbd.tsx'

type SearchTriggerProps = { label: string; keyHint: string; onOpen: () => void }

/** What looks like the global search field in the header and opens the command palette. An icon where it is narrow. */
export function SearchTrigger({ label, keyHint, onOpen }: SearchTriggerProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex h-control w-[300px] items-center gap-2 rounded-2 border border-line-input bg-surface px-2 text-ink-3 hover:border-ink-3 max-xl:w-[220px] max-md:w-control max-md:justify-center max-md:border-transparent"
    >
      <Search />
      <span className="truncate max-md:sr-only">{label}</span>
      <span aria-hidden="true" className="ml-auto max-md:hidden">
        <Kbd>{keyHint}</Kbd>
      </span>
    </button>
  )
}
