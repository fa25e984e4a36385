let audio: AudioContext | null = null

/** The short low tone of an unknown code, because the user looks at the box, not at the screen. */
export const beep = (): void => sound(220, 0.25, 'square')

/** The short high tone of a code that was taken. */
export const chirp = (): void => sound(1_320, 0.09, 'sine')

function sound(frequency: number, seconds: number, type: OscillatorType): void {
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = type
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}
