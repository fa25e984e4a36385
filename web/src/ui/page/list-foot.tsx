import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { listText } from '../../text/kit/list.ts'
import { Button } from '../button/button.tsx'

/** Keyset paging: a side without a page has no handler. */
export type ListPaging = { onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined }

/** Under a list: how many, and the way to the next page. */
export function ListFoot({ paging, children }: { paging?: ListPaging | undefined; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 border-line border-t px-4 text-ink-2 max-md:px-3">
      <span>{children}</span>
      {paging && (
        <nav aria-label={listText.pages} className="ml-auto flex gap-2">
          <Button size="sm" icon={<ChevronLeft />} disabled={!paging.onPrevious} onClick={paging.onPrevious}>
            {listText.previousPage}
          </Button>
          <Button size="sm" disabled={!paging.onNext} onClick={paging.onNext}>
            {listText.nextPage}
            <ChevronRight />
          </Button>
        </nav>
      )}
    </div>
  )
}
