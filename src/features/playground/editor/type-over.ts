import { EditorView } from '@codemirror/view';

/**
 * Text that takes the place of what is selected. A browser would keep the look of what it replaces
 * in a style attribute, which a strict policy forbids.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || !data || empty || view.composing) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    event.preventDefault();
    return true;
  },
});
