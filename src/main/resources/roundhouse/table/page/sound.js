/** The sound that calls whoever is to decide, with the button that turns it off. */
export class Sound {
  #audio = null;
  #button;

  constructor(button) {
    this.#button = button;
    this.#show(localStorage.getItem('sound') !== 'off');
    button.addEventListener('click', () => {
      this.#show(!this.#isOn());
      localStorage.setItem('sound', this.#isOn() ? 'on' : 'off');
    });
    // Browsers let a page sound only once it has been touched.
    addEventListener('pointerdown', () => (this.#audio ??= new AudioContext()), { once: true });
  }

  #isOn() {
    return this.#button.getAttribute('aria-pressed') === 'true';
  }

  #show(on) {
    this.#button.setAttribute('aria-pressed', String(on));
  }

  /** Two short notes. */
  ring() {
    const audio = this.#audio;
    if (!audio || !this.#isOn()) return;
    [660, 880].forEach((pitch, at) => {
      const start = audio.currentTime + at * 0.16;
      const tone = new OscillatorNode(audio, { frequency: pitch });
      const loudness = new GainNode(audio, { gain: 0 });
      loudness.gain.linearRampToValueAtTime(0.15, start + 0.02);
      loudness.gain.linearRampToValueAtTime(0, start + 0.15);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.2);
    });
  }
}
