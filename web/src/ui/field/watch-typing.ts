export type TypingWatch = { hasTyped: () => boolean; end: () => void }

/**
 * Says whether the person has typed inside `place` since the call, until `end`. Who types on while a save is under way keeps the
 * focus when the refusal comes: else the rest of a word went into another field.
 */
export function watchTyping(place: EventTarget): TypingWatch {
  let hasTyped = false
  const note = () => {
    hasTyped = true
  }
  // On its way down, because a field may keep the event for itself.
  place.addEventListener('input', note, { capture: true })
  return {
    hasTyped: () => hasTyped,
    end: () => place.removeEventListener('input', note, { capture: true }),
  }
}
