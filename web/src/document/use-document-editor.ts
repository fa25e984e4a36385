import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useLastEditor } from '../api/form/use-last-editor.ts'
import { type Send, useSend } from '../api/use-send.ts'
import { useDocumentTitle } from '../routing/use-document-title.ts'
import { documentText } from '../text/kit/document.ts'
import { useHotkey } from '../ui/key/use-hotkey.ts'
import { toast } from '../ui/popup/toast.ts'
import { useIsHere } from '../ui/use-is-here.ts'
import { confirm } from '../ui/window/confirm.ts'
import { focusPathSoon } from './focus-path.ts'
import { amongAll, type Problem, problemOf } from './problem.ts'
import type { KeptDraft } from './slot/draft-slot.tsx'
import { type Editable, edited, learnt, savedAt, type Written } from './written.ts'

export type SaveAs = 'DRAFT' | 'SUCCEED'

/** The fields of every document that the server answers. */
interface Stored {
  id: string
  version: number
  code: string
  status: string
}

type EditorOptions<D extends Editable, S extends Stored> = {
  title: string
  /** Of the list and, with an id behind it, of a document: `/products/transfer`. */
  path: string
  /** Heading of the keys in the help. */
  scope: string
  /** What Ctrl+S does. */
  draftKey: string
  /** What F9 does; null where one may not. */
  finishKey: string | null
  /** Creates the document or replaces the draft of `draft.version`. */
  send: (send: Send, draft: D, status: SaveAs) => Promise<S>
  read: (id: string) => Promise<S>
  /** A stored draft as the editor holds it. */
  editorOf: (stored: S) => D | Promise<D>
  /** The lines that are sent; left out where all are. */
  sentLines?: (draft: D) => D['lines']
  /** What is missing before it can be sent. */
  check: (draft: D, status: SaveAs) => Problem | null
  /** Asks about what looks like a mistake before F9; gives null to go on, else the path of the field to look at. */
  ask?: (draft: D) => Promise<string | null>
  /** Whether the server can take all of an unfinished draft; left out where it always can. */
  isWhole?: (draft: D) => boolean
  /** The draft with what the server added when it was saved, beside version and code. */
  withSaved?: (draft: D, stored: S) => D
}

interface Refused {
  problem: Problem
  /** Of the draft that was refused: another change takes the problem out of sight. */
  edits: number
  /** As what it is sent again, where the refusal may pass by itself (retry class `again`). */
  again: SaveAs | null
}

export type DocumentEditing<D extends Editable, S extends Stored> = ReturnType<typeof useDocumentEditor<D, S>>

/**
 * A document that a person is writing. It keeps what they typed in its slot with each change, saves one at a time, shows what the
 * server refused at its field until the next change, and shows the version that a colleague saved meanwhile.
 * A saved draft is edited on at its own address; a finished document is shown there. An answer that comes after the editor was left
 * changes what is kept and nothing in sight; a refusal is then a toast.
 */
export function useDocumentEditor<D extends Editable, S extends Stored>(
  kept: KeptDraft<D>,
  options: EditorOptions<D, S>,
) {
  const { path, scope, draftKey, finishKey } = options
  const router = useRouter()
  const client = useQueryClient()
  const send = useSend()
  const [first] = useState<Written<D>>({ draft: kept.begin, isDirty: kept.isBroughtBack, edits: 0 })
  const [written, setWritten] = useState(first)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [theirs, setTheirs] = useState<S | null>(null)
  const [saving, setSaving] = useState(false)
  const who = useLastEditor(theirs?.id ?? null)
  // Two clicks may come before the first of them is drawn.
  const isSaving = useRef(false)
  const isEnded = useRef(false)
  const isHere = useIsHere()
  const latest = useRef(written)
  useLayoutEffect(() => {
    latest.current = written
  }, [written])
  useEffect(() => {
    if (!isEnded.current && written !== first) kept.keep(written.isDirty ? written.draft : null)
  }, [written, first, kept])
  useDocumentTitle(options.title)

  const edit = (change: (draft: D) => D) => setWritten(before => edited(before, change))

  /** Shows a problem of what stands there, or stood there at `edits`. */
  function tell(problem: Problem, edits = latest.current.edits, again: SaveAs | null = null) {
    setRefused({ problem, edits, again })
    focusPathSoon(problem.path)
  }
  /** Nothing of it is kept any more: it was saved, cancelled or given up. */
  function end() {
    isEnded.current = true
    kept.keep(null)
  }
  async function save(status: SaveAs, over?: Written<D>) {
    if (isSaving.current) return
    isSaving.current = true
    await checkAndSend(status, over ?? latest.current).finally(() => {
      isSaving.current = false
      setSaving(false)
    })
  }
  async function checkAndSend(status: SaveAs, sent: Written<D>) {
    const problem = options.check(sent.draft, status)
    if (problem) return tell(problem)
    const doubted = status === 'SUCCEED' && options.ask ? await options.ask(sent.draft) : null
    if (doubted !== null) return focusPathSoon(doubted)
    setSaving(true)
    setRefused(null)
    try {
      showSaved(sent, await options.send(send, sent.draft, status))
    } catch (error) {
      await showRefused(error, sent, status)
    }
  }
  function showSaved(sent: Written<D>, stored: S) {
    const { id, version, code } = stored
    const isWhole = options.isWhole?.(sent.draft) ?? true
    const next = savedAt(latest.current, sent.edits, isWhole, draft => {
      const saved = { ...draft, version, code }
      return options.withSaved ? options.withSaved(saved, stored) : saved
    })
    setTheirs(null)
    if (stored.status === 'DRAFT' && kept.slot === id) {
      setWritten(next)
      // An editor that was left is not drawn any more, and so the effect keeps nothing.
      if (!isHere.current) kept.keep(next.isDirty ? next.draft : null)
      return
    }
    if (stored.status === 'DRAFT' && next.isDirty) {
      isEnded.current = true
      kept.moveTo(id, next.draft)
    } else end()
    if (isHere.current) router.history.replace(`${path}/${id}`)
  }
  async function showRefused(error: unknown, { draft, edits }: Written<D>, status: SaveAs) {
    if (!(error instanceof ApiError)) throw error
    if (!isHere.current) return toast.error(`${options.title}: ${error.message}`)
    if (error.code === 'version-conflict') return setTheirs(error.details.current as S)
    if (error.code === 'idempotency-conflict' && draft.version === null) return catchUp(draft.id)
    const problem = amongAll(problemOf(error), draft.lines, options.sentLines?.(draft) ?? draft.lines)
    tell(problem, edits, error.retry === 'again' ? status : null)
    // It is no draft any more: the page shows what it is.
    if (error.code === 'not-a-draft') void client.invalidateQueries()
  }
  /** The answer of an earlier save was lost: the draft is there, and this content comes over it. */
  async function catchUp(id: string) {
    const stored = await options.read(id).catch(asRefusal)
    if (stored instanceof ApiError) return tell(problemOf(stored))
    const { version, code } = stored
    setWritten(before => ({ ...before, draft: { ...before.draft, version, code } }))
    tell({ path: '', text: documentText.savedBefore })
  }
  async function takeTheirs() {
    if (!theirs) return
    const draft = await options.editorOf(theirs)
    setWritten(({ edits }) => ({ draft, isDirty: false, edits: edits + 1 }))
    setTheirs(null)
  }
  function saveOverTheirs() {
    if (!theirs) return
    const over = edited(latest.current, draft => ({ ...draft, version: theirs.version }))
    setWritten(over)
    setTheirs(null)
    void save('DRAFT', over)
  }
  /** Asks, and leaves what was not saved. */
  async function drop() {
    const isFirst = latest.current.draft.version === null
    const yes = await confirm({
      title: isFirst ? documentText.clearTitle : documentText.dropTitle,
      description: isFirst ? documentText.clearHint(latest.current.draft.lines.length) : documentText.dropHint,
      confirmLabel: documentText.dropChanges,
    })
    if (!yes) return
    end()
    router.history.push(path)
  }
  useHotkey({ id: `${path}.draft`, key: 'Ctrl+S', label: draftKey, scope }, () => void save('DRAFT'))
  useHotkey(
    { id: `${path}.finish`, key: finishKey === null ? '' : 'F9', label: finishKey ?? '', scope },
    () => void save('SUCCEED'),
  )

  const shown = refused?.edits === written.edits ? refused : null
  const again = shown?.again
  return {
    draft: written.draft,
    isDirty: written.isDirty,
    scope,
    draftKey,
    finishKey,
    edit,
    change: (patch: Partial<D>) => edit(draft => ({ ...draft, ...patch })),
    learn: (change: (draft: D) => D) => setWritten(before => learnt(before, change)),
    saveDraft: () => void save('DRAFT'),
    finish: () => void save('SUCCEED'),
    saving,
    tell,
    problem: shown?.problem ?? null,
    /** Sends the same again, where what refused it may pass by itself. */
    retry: again ? () => void save(again) : undefined,
    theirs,
    who,
    takeTheirs,
    saveOverTheirs,
    drop,
    end,
  }
}

/** Gives a refusal of the server as a value; anything else is a bug and goes on. */
function asRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
