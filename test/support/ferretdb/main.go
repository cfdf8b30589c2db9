// Serves the MongoDB protocol for tests: FerretDB on a free port of loopback, over the PostgreSQL database whose URL is
// the first argument. Prints its own URL when it listens; ends on SIGTERM or SIGINT.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:      ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Logger:        slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:       "postgresql",
		PostgreSQLURL: os.Args[1],
	})
	if err != nil {
		slog.Error("cannot start", "error", err)
		os.Exit(1)
	}
	ctx, cancel := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer cancel()
	go fmt.Println(server.MongoDBURI())
	_ = server.Run(ctx)
}
