import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { SearchInput } from '../../ui/field/search-input.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { type Hit, useSearchHits } from './use-search-hits.ts'

const pauseMs = 180

/** One field over everything: arrows choose, Enter opens. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const words = usePaused(typed.trim())
  const { groups, searching, failed } = useSearchHits(words)
  const [chosen, setChosen] = useState(0)
  const hits = groups.flatMap(group => group.hits)
  const current = hits[Math.min(chosen, hits.length - 1)]

  function open(hit: Hit) {
    onClose()
    router.history.push(hit.to)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, hits.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0))
    // Words that are still being asked for must not open what the words before them found.
    else if (event.key === 'Enter' && current && words === typed.trim() && !searching) open(current)
    else return
    event.preventDefault()
  }
  const idOf = (hit: Hit) => `${listId}-${hit.key}`
  return (
    <Dialog onClose={onClose} title="Tìm nhanh" size="base">
      <SearchInput
        value={typed}
        onChange={text => {
          setTyped(text)
          setChosen(0)
        }}
        label="Tên hàng, tên khách, số điện thoại, mã chứng từ, số lô"
        size="lg"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={current && idOf(current)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 h-80 overflow-auto max-sm:h-[60dvh]">
        <p role="status" className="px-2 py-2 text-12 text-ink-3 empty:hidden">
          {sentence({ typed: typed.trim(), count: hits.length, searching, failed })}
        </p>
        <div id={listId} role="listbox" aria-label="Kết quả">
          {groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a group inside a list of options has no element of its own
            <div key={group.title} role="group" aria-label={group.title}>
              <p aria-hidden="true" className="px-2 pt-2 pb-1 text-11 text-ink-3">
                {group.title}
              </p>
              {group.hits.map(hit => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as in every combobox
                // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
                <div
                  key={hit.key}
                  id={idOf(hit)}
                  role="option"
                  aria-selected={hit === current}
                  onClick={() => open(hit)}
                  onPointerMove={() => setChosen(hits.indexOf(hit))}
                  className={classNames(
                    'flex min-h-control cursor-pointer items-center gap-3 rounded-1 px-2 py-1',
                    hit === current && 'bg-accent-soft',
                  )}
                >
                  <span className="min-w-0 flex-1 truncate font-medium">{hit.label}</span>
                  <span className="max-w-[45%] truncate text-12 text-ink-2">{hit.detail}</span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

type State = { typed: string; count: number; searching: boolean; failed: boolean }

function sentence({ typed, count, searching, failed }: State): string {
  if (typed.length < 2) return 'Gõ từ hai chữ trở lên.'
  if (failed && count === 0) return 'Không tìm được, thử gõ lại.'
  if (count > 0) return ''
  return searching ? 'Đang tìm…' : 'Không có kết quả khớp.'
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(paused)
}
