import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { CountHit, GoodsIndex } from '../../offline/count/goods-index.ts'
import { beep } from '../../scan/beep.ts'
import { CameraButton } from '../../scan/camera-button.tsx'
import { CameraScan } from '../../scan/camera-scan.tsx'
import { hasCamera } from '../../scan/has-camera.ts'
import { useScanner } from '../../scan/use-scanner.ts'
import { countingText } from '../../text/stock/counting.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextInput } from '../../ui/field/text-input.tsx'
import { toast } from '../../ui/popup/toast.ts'

const mostFound = 12

type FindProps = { index: GoodsIndex; onScan: (hit: CountHit) => void; onTake: (product: CountGoods) => void }

/** Scans, codes and names go in: a scan counts, a name that was typed opens its goods. */
export function CountFind({ index, onScan, onTake }: FindProps) {
  const find = useRef<HTMLInputElement>(null)
  const listId = useId()
  const lastMiss = useRef(-1)
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
  const [filming, setFilming] = useState(false)
  const found = index.search(text, mostFound)
  const place = Math.min(marked, found.length - 1)
  const isListed = found.length > 0

  function miss(sentence: string) {
    beep()
    toast.close(lastMiss.current)
    lastMiss.current = toast.error(sentence)
  }
  function scan(code: string) {
    setText('')
    const hit = index.findCode(code)
    if (!hit) return miss(countingText.noCode(code))
    toast.close(lastMiss.current)
    onScan(hit)
  }
  useScanner(find, ({ code, before }) => scan(index.findCode(before + code) ? before + code : code))

  function take(product: CountGoods) {
    setText('')
    onTake(product)
  }
  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      setText('')
    } else if (by !== undefined && isListed) {
      event.preventDefault()
      setMarked((place + by + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (text.trim() === '') return
      const chosen = found[place]
      if (index.findCode(text)) scan(text)
      else if (chosen) take(chosen)
      else miss(countingText.noMatch(text))
    }
  }
  return (
    <div className="grid gap-2">
      <div className="relative flex gap-2">
        <TextInput
          ref={find}
          role="combobox"
          aria-label={countingText.find}
          aria-expanded={isListed}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isListed ? `${listId}-${place}` : undefined}
          className="h-control-xl! flex-1 text-16"
          icon={<Search />}
          placeholder={countingText.findHint}
          spellCheck={false}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setMarked(0)
          }}
          onKeyDown={key}
        />
        {hasCamera() && <CameraButton size="xl" variant="default" filming={filming} onChange={setFilming} />}
        {isListed && (
          <div
            id={listId}
            role="listbox"
            aria-label={countingText.suggestions}
            className="absolute inset-x-0 top-[calc(100%+2px)] z-popover max-h-[60vh] overflow-auto rounded-[8px] bg-raised shadow-2"
          >
            {found.map((product, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are those of the field
              <div
                key={product.id}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === place}
                onPointerDown={event => event.preventDefault()}
                onClick={() => take(product)}
                className={classNames(
                  'flex min-h-12 cursor-pointer items-center gap-2 border-line border-b px-3 py-1 last:border-b-0',
                  at === place && 'bg-hover',
                )}
              >
                <span className="min-w-0 flex-1 font-medium">{product.name}</span>
                <span className="text-12 text-ink-3">
                  {[product.code, product.position].filter(Boolean).join(' · ')}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
      {text.trim() !== '' && !isListed && !index.findCode(text) && (
        <p role="status" className="text-12 text-ink-2">
          {countingText.noMatch(text)}
        </p>
      )}
      {filming && <CameraScan onScan={scan} onStop={() => setFilming(false)} />}
    </div>
  )
}
